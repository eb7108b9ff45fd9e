import {
  hidePerson,
  type HiddenKind,
  type ReportReason,
  showPerson,
} from '../../persistence/hidden';
import { notify } from '../toasts/notify';
import { peopleCopy as copy } from '#words/parts/people/copy';

/** Hides someone everywhere on this device and offers Undo (PEOPLE-1). */
export function hideWithUndo(
  person: { id: string; name: string },
  kind: HiddenKind,
  reason?: ReportReason,
): void {
  const outcome = hidePerson(person, kind, reason);
  const done = copy.done[kind](person.name);
  // The report stays as a record in Settings: undoing it in a hurry mustn't cost evidence.
  const onUndo = () => void showPerson(person.id, kind === 'reported');
  if (outcome === 'saved') void notify({ kind: 'success', text: done, onUndo });
  else void notify({ kind: 'error', text: copy.unsaved(person.name) });
}

/** Returns the first control beside a list entry, to move focus to when the entry is removed. */
export function nextFocusTarget(part: Element | null): HTMLElement | undefined {
  const entry = part?.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('button, a') ?? undefined;
}
