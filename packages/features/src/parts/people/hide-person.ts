import {
  hidePerson,
  type HiddenKind,
  type ReportReason,
  showPerson,
} from '../../persistence/hidden';
import { notify } from '../toasts/notify';
import { peopleCopy as copy } from './copy';

/** Takes somebody out of sight everywhere on this device and offers the way back (PEOPLE-1). */
export function hideWithUndo(
  person: { id: string; name: string },
  kind: HiddenKind,
  reason?: ReportReason,
): void {
  const outcome = hidePerson(person, kind, reason);
  const done = copy.done[kind](person.name);
  const onUndo = () => void showPerson(person.id);
  if (outcome === 'saved') void notify({ kind: 'success', text: done, onUndo });
  else void notify({ kind: 'error', text: copy.unsaved(person.name) });
}

/** The first control beside an entry of a list, for focus to go to when the entry goes. */
export function nextFocusTarget(part: Element | null): HTMLElement | undefined {
  const entry = part?.closest('li');
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling;
  return beside?.querySelector<HTMLElement>('button, a') ?? undefined;
}
