import { useCallback } from 'react';

import { type Like, ownPicture } from '../../persistence/likes';
import { useSession } from '../../persistence/use-session';
import { useLazyImport } from '../lazy/use-lazy-import';
import { homePeople } from './home-people';
import { swipePeople } from './swipe-people';

const loadClear = () => import('./clear-pictures');

const samples = new Map([...swipePeople, ...homePeople].map(({ id, image }) => [id, image]));
/** Whether a person is from the browse page, where pictures are masked until the visitor logs in. */
const isMasked = (id: string): boolean => /^p\d\d$/.test(id);

/**
 * Returns a person's picture by id, or the one saved with a like if it is on this site. The unmasked picture loads
 * later, and only for a logged-in visitor.
 */
export function usePictureOf(likes: readonly Like[]): (id: string) => string | undefined {
  const { loggedIn } = useSession();
  const clear = useLazyImport(loggedIn && likes.some(({ id }) => isMasked(id)), loadClear).value
    ?.clearPictures;
  return useCallback(
    (id: string) => {
      if (isMasked(id)) return loggedIn ? clear?.[id] : undefined;
      // The URL of a sample's file changes with each version of the site, so a stored one may be outdated.
      return samples.get(id) ?? ownPicture(likes.find((like) => like.id === id)?.image ?? '');
    },
    [likes, loggedIn, clear],
  );
}
