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
  /** What can be chosen, in order. */
  options: ReadonlyArray<SelectOption>;
  /** The words of the first, empty choice; without it the first option is chosen. */
  prompt?: string;
  /** The height: 48 px or 56 px. @default 'md' */
  size?: ControlSize;
  /** Keeps the label for assistive technology alone. @default false */
  labelHidden?: boolean;
  /** Places the whole field; className is the box's own. */
  fieldClassName?: string;
  /** Called when another option is chosen. */
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** One of several, by the browser's own list. */
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
