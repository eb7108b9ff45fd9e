import type { ErrorSummaryItem } from '@iru/ui/error-summary';
import type { FormEvent } from 'react';

export interface FieldFault extends ErrorSummaryItem {
  readonly name: string;
  /** Empty if the form has none. */
  readonly message: string;
}

export interface FormStatus {
  /** Of the last submit, in field order. */
  readonly faults: readonly FieldFault[];
  readonly attempt: number;
  readonly submit: (event?: FormEvent) => void;
}
