import { laterStore } from '../../persistence/later';
import type { WriteOutcome } from '../../platform/storage';
import { notify } from '../toasts/notify';
import { peopleCopy } from './copy';
import type { Likeable } from './liking';

const copy = peopleCopy.later;

/** Puts somebody aside for later: out of the deck and the lists to browse, until they are brought back (LATER-1). */
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

/** Puts somebody aside and offers the way back in a toast. */
export function saveForLater(person: Likeable): void {
  const outcome = savePersonForLater(person);
  const onUndo = () => void laterStore.remove(person.id);
  if (outcome === 'newer') void notify({ kind: 'error', text: copy.newer(person.name) });
  else if (outcome === 'saved')
    void notify({ kind: 'success', text: copy.done(person.name), onUndo });
  else void notify({ kind: 'error', text: copy.unsaved(person.name), onUndo });
}
