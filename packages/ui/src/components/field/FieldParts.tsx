import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

import { wrapText } from '../../wrap-text';

/** The texts that accompany the label of a control or a group. */
export interface FieldNotes {
  /** A note beside the label on whether an answer is required, such as "optional". */
  marker?: ReactNode;
  /** A sentence below the label that helps people answer. */
  hint?: ReactNode;
  /** The error and how to fix it; while set, the control is invalid. */
  error?: ReactNode;
}

export interface FieldTexts extends FieldNotes {
  /** The label of the control. */
  label: ReactNode;
}

export interface FieldIds {
  id: string;
  labelId: string;
  hintId: string;
  errorId: string;
  describedBy: string | undefined;
}

interface FieldIdsInput {
  id?: string;
  hint?: ReactNode;
  error?: ReactNode;
  describedBy?: string;
}

/** Derives the ids of a field's parts from the control's id, and the ids that describe the control. */
export const useFieldIds = ({ id, hint, error, describedBy }: FieldIdsInput): FieldIds => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return {
    id: controlId,
    labelId: `${controlId}-label`,
    hintId,
    errorId,
    describedBy:
      [hint ? hintId : '', error ? errorId : '', describedBy ?? ''].filter(Boolean).join(' ') ||
      undefined,
  };
};

export function FieldMarker({ children }: { children: ReactNode }) {
  return children ? (
    <>
      {' '}
      <span className="ms-1 text-small font-normal text-ink-soft">{children}</span>
    </>
  ) : null;
}

export function FieldHint({
  id,
  className,
  children,
}: {
  id: string;
  className?: string;
  children: ReactNode;
}) {
  return children ? (
    <div id={id} className={clsx('text-small wrap-anywhere text-ink-soft', className)}>
      {children}
    </div>
  ) : null;
}

export function FieldError({
  id,
  className,
  children,
}: {
  id: string;
  className?: string;
  children: ReactNode;
}) {
  return children ? (
    <div
      id={id}
      className={clsx('flex items-start gap-2 text-small font-semibold text-danger', className)}
    >
      <span className="flex h-[1lh] items-center">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </div>
  ) : null;
}

export interface FieldLabelProps extends ComponentPropsWithRef<'label'> {
  /** A note beside the label, such as that an answer is optional. */
  marker?: ReactNode;
  /** Hides the label visually. @default false */
  visuallyHidden?: boolean;
}

/** The label of a control, with its marker. */
export function FieldLabel({ marker, visuallyHidden = false, children, ...rest }: FieldLabelProps) {
  return (
    <label
      {...rest}
      className={clsx(
        'justify-self-start font-semibold wrap-anywhere text-ink',
        visuallyHidden ? 'sr-only' : 'mb-1.5',
      )}
    >
      {wrapText(children)}
      <FieldMarker>{marker}</FieldMarker>
    </label>
  );
}
