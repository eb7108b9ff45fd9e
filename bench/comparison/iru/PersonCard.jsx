import { ProfileCard } from '@iru/ui/profile-card';

import { nothing, useCard } from '../common/use-card';

/** The card of the product, with what it keeps held by the page. */
export function PersonCard({ person }) {
  const { liked, setLiked, comments, addComment, labels, links, picture } = useCard(person);
  return (
    <ProfileCard
      person={person}
      picture={picture}
      liked={liked}
      onLikedChange={setLiked}
      comments={comments}
      onComment={addComment}
      shareLinks={links}
      onShare={() => false}
      onCopyLink={nothing}
      onWave={nothing}
      onConnect={nothing}
      labels={labels}
    />
  );
}
