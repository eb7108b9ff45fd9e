import type { ErrorSummaryItem } from '@iru/ui/error-summary';
import type { FormEvent } from 'react';

/** An invalid field with its first error. */
export interface FieldFault extends ErrorSummaryItem {
  /** The name of the field. */
  readonly name: string;
  /** The message; empty if the form has none. */
  readonly message: string;
}

/** The form's state, apart from its fields. */
export interface FormStatus {
  /** The errors of the last submit, in field order. */
  readonly faults: readonly FieldFault[];
  /** The number of invalid submits. */
  readonly attempt: number;
  /** Validates the form and submits it. */
  readonly submit: (event?: FormEvent) => void;
}
