import { type Like, likeStore } from '../../persistence/likes';
import { dropSilentThread, threadStore } from '../../persistence/threads';
import type { WriteOutcome } from '../../platform/storage';
import { notify } from '../toasts/notify';
import { peopleCopy as copy } from '#words/parts/people/copy';

/** Someone who can be liked; the picture may still be loading. */
export interface Likeable extends Pick<Like, 'id' | 'name' | 'age' | 'city' | 'country'> {
  readonly image: string | undefined;
}

/** Adds a like, newest first; a Super Like marks an existing like (LIKES-1). */
export function likePerson(
  { id, name, age, city, country, image = '' }: Likeable,
  isSuper = false,
): WriteOutcome {
  if (isSuper && likeStore.get().some((like) => like.id === id))
    return likeStore.change(id, (like) => ({ ...like, super: true }));
  return likeStore.add({ id, name, age, city, country, image, ...(isSuper && { super: true }) });
}

/**
 * Removes a like for every page and tab, and with it a conversation in which the visitor wrote nothing. Returns the
 * outcome and a function that restores both (LIKES-1).
 */
export function removeLike(id: string): {
  readonly outcome: WriteOutcome;
  readonly restore: () => void;
} {
  const like = likeStore.get().find((each) => each.id === id);
  const outcome = likeStore.remove(id);
  const thread = dropSilentThread(id);
  return {
    outcome,
    restore: () => {
      if (like) likeStore.add(like);
      if (thread) threadStore.add(thread);
    },
  };
}

/** Removes a like and offers Undo in a toast. */
export function unlike({ id, name }: Pick<Like, 'id' | 'name'>): void {
  const { outcome, restore } = removeLike(id);
  const isSaved = outcome === 'saved';
  void notify({
    kind: isSaved ? 'info' : 'error',
    text: isSaved ? copy.unliked.saved(name) : copy.unliked.unsaved(name),
    onUndo: restore,
  });
}
