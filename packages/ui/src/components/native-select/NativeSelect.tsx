import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';

import { Field } from '../field/Field';
import { controlRecipe, type ControlSize } from '../field/Field.variants';
import type { FieldTexts } from '../field/FieldParts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface NativeSelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  /** The options, in order. */
  options: ReadonlyArray<SelectOption>;
  /** The label of an empty first option; without it the first option is selected. */
  prompt?: string;
  /** The height: 48 px or 56 px. @default 'md' */
  size?: ControlSize;
  /** Hides the label visually. @default false */
  labelHidden?: boolean;
  /** Classes for the whole field; className goes to the select itself. */
  fieldClassName?: string;
  /** Called when another option is selected. */
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** A single choice, with the browser's own select. */
export function NativeSelect({
  label,
  marker,
  hint,
  error,
  labelHidden,
  options,
  prompt,
  size = 'md',
  fieldClassName,
  className,
  id,
  'aria-describedby': describedBy,
  ...rest
}: NativeSelectProps) {
  const texts = { label, marker, hint, error, labelHidden, describedBy };
  return (
    <Field {...texts} controlId={id} className={fieldClassName}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
            data-size={size}
            data-invalid={error ? '' : undefined}
            className={clsx(
              controlRecipe({ size }),
              'cursor-pointer appearance-none pe-12 text-ellipsis',
              className,
            )}
          >
            {prompt === undefined ? null : <option value="">{prompt}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
