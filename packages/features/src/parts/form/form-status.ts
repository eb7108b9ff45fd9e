import type { ErrorSummaryItem } from '@iru/ui/error-summary';
import type { FormEvent } from 'react';

/** A field that its rule refuses, with the first reason. */
export interface FieldFault extends ErrorSummaryItem {
  /** The name of the field. */
  readonly name: string;
  /** The reason; empty where the form says none. */
  readonly message: string;
}

/** What a form shows of itself beside its fields. */
export interface FormStatus {
  /** What was refused when the form was last submitted, in the order of its fields. */
  readonly faults: readonly FieldFault[];
  /** How often the form has been refused. */
  readonly attempt: number;
  /** Validates the form and submits it. */
  readonly submit: (event?: FormEvent) => void;
}
