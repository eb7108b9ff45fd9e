import { type Like, likeStore } from '../../device/likes';
import { dropSilentThread, threadStore } from '../../device/threads';
import type { WriteOutcome } from '../../platform/storage';
import { notify } from '../toasts/notify';
import { peopleCopy as copy } from './copy';

/** Somebody who can be liked; the picture may still be on its way. */
export interface Likeable extends Pick<Like, 'id' | 'name' | 'age' | 'city' | 'country'> {
  readonly image: string | undefined;
}

/** Puts somebody first in the list of people whom the visitor likes (LIKES-1). */
export function likePerson({ id, name, age, city, country, image = '' }: Likeable): WriteOutcome {
  return likeStore.add({ id, name, age, city, country, image });
}

/**
 * Takes a like back for every page and tab, and with it a conversation in which the visitor wrote nothing; gives what
 * came of it and the way back (LIKES-1).
 */
export function takeBackLike(id: string): {
  readonly outcome: WriteOutcome;
  readonly restore: () => void;
} {
  const like = likeStore.get().find((each) => each.id === id);
  const outcome = likeStore.remove(id);
  // What a newer version keeps is still there, and its conversation with it.
  const thread = outcome === 'newer' ? undefined : dropSilentThread(id);
  return {
    outcome,
    restore: () => {
      if (like) likeStore.add(like);
      if (thread) threadStore.add(thread);
    },
  };
}

/** Takes a like back where its person goes from the list with it, and offers the way back in a toast. */
export function unlike({ id, name }: Pick<Like, 'id' | 'name'>): void {
  const { outcome, restore } = takeBackLike(id);
  if (outcome === 'newer') {
    void notify({ kind: 'error', text: copy.unliked.newer(name) });
    return;
  }
  const isSaved = outcome === 'saved';
  void notify({
    kind: isSaved ? 'info' : 'error',
    text: isSaved ? copy.unliked.saved(name) : copy.unliked.unsaved(name),
    onUndo: restore,
  });
}
