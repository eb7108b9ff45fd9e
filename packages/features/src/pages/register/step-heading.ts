import { formCopy } from '#words/parts/form/copy';
import type { FieldFault } from '../../parts/form/form-status';
import { registerCopy as copy } from '#words/pages/register/registration-copy';

/** All other messages are for missing answers. */
const FAULTY: ReadonlySet<string> = new Set([
  copy.reasons.mismatch,
  copy.reasons.phoneShape,
  copy.reasons.tooYoung,
  formCopy.emailReason,
]);

/**
 * Returns the heading of the error summary: missing answers first, then different passwords, then invalid ones (REG-2).
 */
export const stepHeading = (faults: readonly Pick<FieldFault, 'message'>[]): string => {
  if (!faults.every(({ message }) => FAULTY.has(message))) return copy.required;
  return faults.some(({ message }) => message === copy.reasons.mismatch)
    ? copy.reasons.mismatch
    : copy.faulty;
};
