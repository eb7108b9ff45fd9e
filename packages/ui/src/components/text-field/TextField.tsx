import { clsx } from 'clsx';
import type {
  ChangeEvent,
  ComponentPropsWithRef,
  HTMLInputAutoCompleteAttribute,
  ReactNode,
} from 'react';

import { Field } from '../field/Field';
import { controlRecipe, type ControlSize } from '../field/Field.variants';
import type { FieldTexts } from '../field/FieldParts';

export const textFieldTypes = ['text', 'email', 'tel', 'url', 'search', 'date', 'time'] as const;

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** The type of input, which sets the on-screen keyboard and the browser's validation; for a number use `inputMode="numeric"`, because the wheel changes a focused `number`. @default 'text' */
  type?: (typeof textFieldTypes)[number];
  /** The height: 48 px or 56 px. @default 'md' */
  size?: ControlSize;
  /** Hides the label visually. @default false */
  labelHidden?: boolean;
  /** An icon or a short unit inside the box, before the text. */
  start?: ReactNode;
  /** A short unit or a button inside the box, after the text. */
  end?: ReactNode;
  /** Classes for the whole field; className goes to the input itself. */
  fieldClassName?: string;
  /** The autofill hint, as in the native attribute, such as `email`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Called each time the text changes. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A single-line text input with label, hint and error message. */
export function TextField({
  label,
  marker,
  hint,
  error,
  labelHidden,
  type = 'text',
  size = 'md',
  start,
  end,
  fieldClassName,
  className,
  id,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const texts = { label, marker, hint, error, labelHidden, describedBy };
  return (
    <Field {...texts} controlId={id} className={fieldClassName}>
      {(control) => (
        <div className="relative">
          {start ? (
            <span
              className={clsx(
                'pointer-events-none absolute inset-y-0 start-4 flex items-center text-ink-soft',
                '[&_svg]:size-5',
              )}
            >
              {start}
            </span>
          ) : null}
          <input
            {...rest}
            {...control}
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
            type={type}
            data-size={size}
            data-invalid={error ? '' : undefined}
            className={clsx(controlRecipe({ size }), start && 'ps-12', end && 'pe-14', className)}
          />
          {end ? (
            <span className="absolute inset-y-0 end-1 flex items-center text-ink-soft">{end}</span>
          ) : null}
        </div>
      )}
    </Field>
  );
}
