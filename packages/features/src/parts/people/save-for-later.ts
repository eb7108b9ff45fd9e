import { laterStore } from '../../persistence/later';
import type { WriteOutcome } from '../../platform/storage';
import { notify } from '../toasts/notify';
import { peopleCopy } from '#words/parts/people/copy';
import type { Likeable } from './liking';

const copy = peopleCopy.later;

/** Saves someone for later: they don't appear in the deck or when browsing until they are brought back (LATER-1). */
export function savePersonForLater({
  id,
  name,
  age,
  city,
  country,
  image = '',
}: Likeable): WriteOutcome {
  return laterStore.add({ id, name, age, city, country, image });
}

/** Saves someone for later and offers Undo in a toast. */
export function saveForLater(person: Likeable): void {
  const outcome = savePersonForLater(person);
  const onUndo = () => void laterStore.remove(person.id);
  if (outcome === 'saved') void notify({ kind: 'success', text: copy.done(person.name), onUndo });
  else void notify({ kind: 'error', text: copy.unsaved(person.name), onUndo });
}
