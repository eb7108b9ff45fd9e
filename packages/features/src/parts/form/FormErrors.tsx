import { ErrorSummary } from '@iru/ui/error-summary';
import type { ReactNode } from 'react';

import type { FormStatus } from './form-status';

export interface FormErrorsProps {
  /** What `useSchemaForm` returns. */
  state: FormStatus;
  /** What happened, in the words of the form. */
  heading: ReactNode;
}

/** The error summary of a form, which takes focus each time the form is refused. */
export function FormErrors({ state: { faults, attempt }, heading }: FormErrorsProps) {
  return faults.length > 0 ? (
    <ErrorSummary heading={heading} errors={faults} focusKey={attempt} />
  ) : null;
}
