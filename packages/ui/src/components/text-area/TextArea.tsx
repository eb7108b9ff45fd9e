'use client';

import { clsx } from 'clsx';
import { type ChangeEvent, type ComponentPropsWithRef, useEffect, useState } from 'react';

import { Field } from '../field/Field';
import { controlRecipe } from '../field/Field.variants';
import type { FieldTexts } from '../field/FieldParts';

/** The pause in typing before the count is announced, in milliseconds. */
const COUNT_REST_MS = 1000;

export interface TextAreaCounter {
  /** The maximum number of characters; longer text can still be typed, so that nothing pasted is cut. */
  limit: number;
  /** Formats the number of characters left; below zero, the number over the limit. */
  format: (left: number) => string;
}

export interface TextAreaProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {
  /** Shows the characters left and announces them after a pause in typing. */
  counter?: TextAreaCounter;
  /** Hides the label visually. @default false */
  labelHidden?: boolean;
  /** Classes for the whole field; className goes to the textarea itself. */
  fieldClassName?: string;
  /** The visible height in lines of text. @default 4 */
  rows?: number;
  /** Called each time the text changes. */
  onChange?: (event: ChangeEvent<HTMLTextAreaElement>) => void;
}

function Count({ id, text, over }: { id: string; text: string; over: boolean }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), COUNT_REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p
        id={id}
        className={clsx('mt-2 text-small', over ? 'font-semibold text-danger' : 'text-ink-soft')}
      >
        {text}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}

/** A text input of several lines that grows with its text. */
export function TextArea({
  label,
  marker,
  hint,
  error,
  labelHidden,
  counter,
  rows = 4,
  fieldClassName,
  className,
  id,
  'aria-describedby': describedBy,
  onChange,
  ...rest
}: TextAreaProps) {
  const [ownLength, setOwnLength] = useState(String(rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? ownLength : String(rest.value).length;
  const left = counter ? counter.limit - length : 0;
  const texts = { label, marker, hint, error, labelHidden, describedBy };
  return (
    <Field {...texts} controlId={id} className={fieldClassName}>
      {({ 'aria-describedby': fieldDescription, ...control }) => {
        const countId = `${control.id}-count`;
        return (
          <>
            <textarea
              {...rest}
              {...control}
              aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
              rows={rows}
              aria-describedby={clsx(fieldDescription, counter && countId) || undefined}
              data-invalid={error ? '' : undefined}
              className={clsx(controlRecipe(), 'field-sizing-content min-h-28 resize-y', className)}
              onChange={(event) => {
                setOwnLength(event.currentTarget.value.length);
                onChange?.(event);
              }}
            />
            {counter ? <Count id={countId} text={counter.format(left)} over={left < 0} /> : null}
          </>
        );
      }}
    </Field>
  );
}
