'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';

import {
  FieldError,
  FieldHint,
  FieldLabel,
  type FieldNotes,
  useFieldIds,
} from '../field/FieldParts';
import { NumberBox } from './NumberBox';
import { SliderRail } from './SliderRail';

export interface SliderProps
  extends FieldNotes, Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** The label, also announced for the thumb and the number box. */
  label: string;
  /** The minimum. */
  min: number;
  /** The maximum. */
  max: number;
  /** The step between values. @default 1 */
  step?: number;
  /** The value when controlled. */
  value?: number;
  /** The value at first when uncontrolled. @default min */
  defaultValue?: number;
  /** Called on every change, also while dragging. */
  onValueChange?: (value: number) => void;
  /** Formats a value as text, such as "50 metres". */
  formatValue: (value: number) => string;
  /** The name of the value in form data. */
  name?: string;
  /** Disables every change. @default false */
  disabled?: boolean;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

/** One number on a track, with a number box. */
export function Slider({
  label,
  marker,
  hint,
  error,
  min,
  max,
  step = 1,
  value,
  defaultValue = min,
  onValueChange,
  formatValue,
  name,
  disabled,
  id,
  className,
  ...rest
}: SliderProps) {
  const ids = useFieldIds({ id, hint, error });
  const [ownValue, setOwnValue] = useState(defaultValue);
  const current = value ?? ownValue;
  const change = (next: number) => {
    setOwnValue(next);
    onValueChange?.(next);
  };
  return (
    <div
      {...rest}
      data-disabled={disabled ? '' : undefined}
      data-invalid={error ? '' : undefined}
      className={clsx('grid min-w-0', className)}
    >
      <FieldLabel htmlFor={ids.id} marker={marker}>
        {label}
      </FieldLabel>
      <FieldHint id={ids.hintId} className="mb-2">
        {hint}
      </FieldHint>
      <div className="flex items-center gap-5">
        <div className="min-w-0 flex-1">
          <SliderRail
            values={[current]}
            thumbs={[{ label, valueText: formatValue(current), low: min, high: max }]}
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            onValues={([next]) => {
              if (next !== undefined) change(next);
            }}
          />
        </div>
        <NumberBox
          id={ids.id}
          name={name}
          disabled={disabled}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          value={current}
          low={min}
          high={max}
          step={step}
          className="max-w-24"
          onValue={change}
        />
      </div>
      <FieldError id={ids.errorId} className="mt-2">
        {error}
      </FieldError>
    </div>
  );
}
