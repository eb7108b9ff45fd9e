import { useNavigate } from 'react-router-dom';

import { likeStore } from '../../persistence/likes';
import { useSession } from '../../persistence/use-session';
import { PATHS } from '../../paths';
import { useStore } from '../../platform/use-store';
import { peopleCopy as copy } from '../people/copy';
import { type Likeable, likePerson, unlike } from '../people/liking';
import { notify } from '../toasts/notify';

/** Whether the visitor likes somebody, followed across pages and tabs, and the setter of it (LIKES-1). */
export function useLike(
  person: Likeable,
): readonly [liked: boolean, setLiked: (liked: boolean) => void] {
  const { id, name } = person;
  const navigate = useNavigate();
  const { hasLeft } = useSession();
  const likes = useStore(likeStore);
  const like = () => {
    const outcome = likePerson(person);
    if (outcome === 'refused' || outcome === 'newer') {
      void notify({ kind: 'error', text: copy.notLiked(name) });
      return;
    }
    const action = { label: copy.list, onAct: () => void navigate(`${PATHS.swipe}#liked`) };
    void notify({ kind: 'success', text: copy.liked(name), action });
  };
  // Whom the visitor likes is behind the door: a heart gives nothing of it away, and leads to where it opens.
  if (hasLeft) return [false, () => void navigate(PATHS.login)];
  return [likes.some((each) => each.id === id), (liked) => (liked ? like() : unlike(person))];
}
