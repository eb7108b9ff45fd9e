import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';

import { wrapText } from '../../wrap-text';
import { choiceClasses } from '../field/Field.variants';
import {
  FieldError,
  FieldHint,
  FieldMarker,
  type FieldTexts,
  useFieldIds,
} from '../field/FieldParts';

export interface CheckboxProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** Classes for the whole field; className goes to the checkbox itself. */
  fieldClassName?: string;
  /** Called when it is checked or unchecked; read `event.currentTarget.checked`. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A single yes or no, submitted with a form; for a setting that applies immediately, use Switch. */
export function Checkbox({
  label,
  marker,
  hint,
  error,
  fieldClassName,
  className,
  id,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const ids = useFieldIds({ id, hint, error, describedBy });
  return (
    <div data-invalid={error ? '' : undefined} className={clsx('grid min-w-0', fieldClassName)}>
      <label
        htmlFor={ids.id}
        className="group flex min-h-11 cursor-pointer items-start gap-3 py-2.5"
      >
        <span className="relative flex h-[1lh] items-center">
          <input
            aria-invalid={error ? true : undefined}
            {...rest}
            id={ids.id}
            type="checkbox"
            aria-describedby={ids.describedBy}
            data-invalid={error ? '' : undefined}
            className={clsx(choiceClasses, 'rounded-sm', className)}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className={clsx(
              'pointer-events-none absolute inset-0 m-auto size-4 text-on-primary opacity-0',
              'transition-opacity duration-fast peer-checked:opacity-100 forced:hidden',
            )}
          />
        </span>
        <span className="min-w-0 wrap-anywhere text-ink">
          {wrapText(label)}
          <FieldMarker>{marker}</FieldMarker>
        </span>
      </label>
      <FieldHint id={ids.hintId} className="-mt-1.5 mb-1.5 ps-9">
        {hint}
      </FieldHint>
      <FieldError id={ids.errorId} className="mb-1.5 ps-9">
        {error}
      </FieldError>
    </div>
  );
}
