import type { ErrorSummaryItem } from '@iru/ui/error-summary';
import type { FieldErrors } from 'react-hook-form';

import type { QuestionStep } from '../../domain/wizard';
import { formCopy } from '../../parts/form/copy';
import { registerCopy as copy } from './registration-copy';
import { fieldId, STEP_FIELDS } from './registration-values';
import type { RegistrationValues } from './schemas';

/** The reason beside a field, undefined while it has none. */
export const reasonOf = (
  errors: FieldErrors<RegistrationValues>,
  field: keyof RegistrationValues,
): string | undefined => {
  const message = errors[field]?.message;
  return typeof message === 'string' ? message : undefined;
};

/** What keeps a step from being left. */
export interface StepErrors {
  /** The catalogue's text (REG-2). */
  readonly heading: string;
  /** Each field with its reason, in the order of the page. */
  readonly items: readonly (ErrorSummaryItem & { readonly message: string })[];
}

/** The reasons of what was answered, though not as it has to be; all others are of something missing. */
const FAULTY: ReadonlySet<string> = new Set([
  copy.reasons.mismatch, copy.reasons.phoneShape, copy.reasons.tooYoung, formCopy.emailReason,
]);

/** The summary of a step: what is missing comes first, then passwords that differ, then the rest (REG-2). */
export const stepErrors = (step: QuestionStep, errors: FieldErrors<RegistrationValues>): StepErrors => {
  const items = STEP_FIELDS[step].flatMap((field) => {
    const message = reasonOf(errors, field);
    return message === undefined ? [] : [{ fieldId: fieldId(field), message }];
  });
  const onlyFaulty = items.length > 0 && items.every(({ message }) => FAULTY.has(message));
  if (!onlyFaulty) return { heading: copy.required, items };
  const differ = items.some(({ message }) => message === copy.reasons.mismatch);
  return { heading: differ ? copy.reasons.mismatch : copy.faulty, items };
};
