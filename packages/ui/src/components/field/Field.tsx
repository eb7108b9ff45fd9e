import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { wrapText } from '../../wrap-text';
import {
  FieldError,
  FieldHint,
  FieldLabel,
  FieldMarker,
  type FieldNotes,
  type FieldTexts,
  useFieldIds,
} from './FieldParts';

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The id of the control. @default a generated id */
  controlId?: string;
  /** The ids of other elements that describe the control. */
  describedBy?: string;
  /** Hides the label visually, when the context makes it clear. @default false */
  labelHidden?: boolean;
  /** Renders the control; its argument ties it to the label, the hint and the error. */
  children: (control: FieldControl) => ReactNode;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

/** A control with its label, hint and error message. */
export function Field({
  label,
  marker,
  hint,
  error,
  controlId,
  describedBy,
  labelHidden = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const ids = useFieldIds({ id: controlId, hint, error, describedBy });
  return (
    <div
      {...rest}
      data-invalid={error ? '' : undefined}
      className={clsx('grid min-w-0 content-start', className)}
    >
      <FieldLabel id={ids.labelId} htmlFor={ids.id} marker={marker} visuallyHidden={labelHidden}>
        {label}
      </FieldLabel>
      <FieldHint id={ids.hintId} className="mb-2">
        {hint}
      </FieldHint>
      {wrapText(
        children({
          id: ids.id,
          'aria-describedby': ids.describedBy,
          'aria-invalid': error ? true : undefined,
        }),
      )}
      <FieldError id={ids.errorId} className="mt-2">
        {error}
      </FieldError>
    </div>
  );
}

export interface FieldSetTexts extends FieldNotes {
  /** The question that the controls answer together. */
  legend: ReactNode;
  /** Hides the legend visually. @default false */
  legendHidden?: boolean;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

export interface FieldSetProps extends FieldSetTexts, ComponentPropsWithRef<'fieldset'> {}

/** Several controls that answer one question, with a shared hint and error message. */
export function FieldSet({
  legend,
  legendHidden = false,
  marker,
  hint,
  error,
  className,
  children,
  ...rest
}: FieldSetProps) {
  const ids = useFieldIds({ id: rest.id, hint, error, describedBy: rest['aria-describedby'] });
  return (
    <fieldset
      {...rest}
      aria-describedby={ids.describedBy}
      data-invalid={error ? '' : undefined}
      className={clsx('min-w-0', className)}
    >
      <legend
        className={clsx(
          'font-semibold wrap-anywhere text-ink',
          legendHidden ? 'sr-only' : 'mb-1.5',
        )}
      >
        {wrapText(legend)}
        <FieldMarker>{marker}</FieldMarker>
      </legend>
      <FieldHint id={ids.hintId} className="mb-3">
        {hint}
      </FieldHint>
      {wrapText(children)}
      <FieldError id={ids.errorId} className="mt-3">
        {error}
      </FieldError>
    </fieldset>
  );
}
