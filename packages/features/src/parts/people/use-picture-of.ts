import { useCallback } from 'react';

import { type Like, ownPicture } from '../../persistence/likes';
import { useSession } from '../../persistence/use-session';
import { useLazyImport } from '../lazy/use-lazy-import';
import { homePeople } from './home-people';
import { swipePeople } from './swipe-people';

const loadClear = () => import('./clear-pictures');

const samples = new Map([...swipePeople, ...homePeople].map(({ id, image }) => [id, image]));
/** Somebody of the browse page, whose picture is masked until the visitor is logged in. */
const isMasked = (id: string): boolean => /^p\d\d$/.test(id);

/**
 * The picture of somebody by id, else the one that was kept with a like, where it is of this site. The clear picture of a
 * masked person comes late, and to a logged-in visitor alone.
 */
export function usePictureOf(likes: readonly Like[]): (id: string) => string | undefined {
  const { loggedIn } = useSession();
  const clear = useLazyImport(loggedIn && likes.some(({ id }) => isMasked(id)), loadClear).value
    ?.clearPictures;
  return useCallback(
    (id: string) => {
      if (isMasked(id)) return loggedIn ? clear?.[id] : undefined;
      // The address of a sample's file changes with each version of the site; the stored one may be an older one.
      return samples.get(id) ?? ownPicture(likes.find((like) => like.id === id)?.image ?? '');
    },
    [likes, loggedIn, clear],
  );
}
