import { ErrorSummary } from '@iru/ui/error-summary';
import type { ReactNode } from 'react';

import type { FormStatus } from './form-status';

export interface FormErrorsProps {
  state: FormStatus;
  heading: ReactNode;
}

/** The error summary of a form; receives focus on each invalid submit. */
export function FormErrors({ state: { faults, attempt }, heading }: FormErrorsProps) {
  return faults.length > 0 ? (
    <ErrorSummary heading={heading} errors={faults} focusKey={attempt} />
  ) : null;
}
