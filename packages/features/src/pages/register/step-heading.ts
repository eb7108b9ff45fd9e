import { formCopy } from '../../parts/form/copy';
import type { FieldFault } from '../../parts/form/form-status';
import { registerCopy as copy } from './registration-copy';

/** The reasons of what was answered, though not as it has to be; all others are of something missing. */
const FAULTY: ReadonlySet<string> = new Set([
  copy.reasons.mismatch,
  copy.reasons.phoneShape,
  copy.reasons.tooYoung,
  formCopy.emailReason,
]);

/** What the summary of a step says first: that something is missing, then that passwords differ, then the rest (REG-2). */
export const stepHeading = (faults: readonly Pick<FieldFault, 'message'>[]): string => {
  if (!faults.every(({ message }) => FAULTY.has(message))) return copy.required;
  return faults.some(({ message }) => message === copy.reasons.mismatch)
    ? copy.reasons.mismatch
    : copy.faulty;
};
