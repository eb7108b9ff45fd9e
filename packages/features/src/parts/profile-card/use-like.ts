import { useNavigate } from 'react-router-dom';

import { likeStore } from '../../persistence/likes';
import { useSession } from '../../persistence/use-session';
import { PATHS } from '../../paths';
import { useStore } from '../../platform/use-store';
import { peopleCopy as copy } from '#words/parts/people/copy';
import { type Likeable, likePerson, unlike } from '../people/liking';
import { notify } from '../toasts/notify';

/** Returns whether the visitor likes someone, in sync across pages and tabs, and a setter (LIKES-1). */
export function useLike(
  person: Likeable,
): readonly [liked: boolean, setLiked: (liked: boolean) => void] {
  const { id, name } = person;
  const navigate = useNavigate();
  const { hasLeft } = useSession();
  const likes = useStore(likeStore);
  const like = () => {
    const outcome = likePerson(person);
    if (outcome === 'refused') {
      void notify({ kind: 'error', text: copy.notLiked(name) });
      return;
    }
    const action = { label: copy.list, onAct: () => void navigate(`${PATHS.swipe}#liked`) };
    void notify({ kind: 'success', text: copy.liked(name), action });
  };
  // After a logout the likes are hidden: the heart reveals nothing and links to the login page.
  if (hasLeft) return [false, () => void navigate(PATHS.login)];
  return [likes.some((each) => each.id === id), (liked) => (liked ? like() : unlike(person))];
}
