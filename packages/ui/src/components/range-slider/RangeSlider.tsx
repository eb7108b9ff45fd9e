'use client';

import { type ReactNode, useId, useState } from 'react';

import { FieldSet, type FieldSetProps, type FieldSetTexts } from '../field/Field';
import { NumberBox } from '../slider/NumberBox';
import { SliderRail } from '../slider/SliderRail';
import { useLabels } from '../../labels/use-labels';
import { rangeSliderLabels } from './copy';

export type RangeValue = Readonly<[from: number, to: number]>;

export interface RangeSliderProps
  extends FieldSetTexts, Omit<FieldSetProps, 'defaultValue' | 'onChange' | 'children'> {
  /** The minimum. */
  min: number;
  /** The maximum. */
  max: number;
  /** The step between values. @default 1 */
  step?: number;
  /** Both values when controlled. */
  value?: RangeValue;
  /** Both values at first when uncontrolled. @default [min, max] */
  defaultValue?: RangeValue;
  /** Called with both values on every change, also while dragging. */
  onValueChange?: (value: RangeValue) => void;
  /** The names of the two ends: visible above the number boxes, and announced for the thumbs. @default `rangeSliderLabels` */
  labels?: { from: string; to: string };
  /** Formats a value as text, such as "25 years". */
  formatValue: (value: number) => string;
  /** The names of the two values in form data. */
  names?: { from: string; to: string };
  /** The text between the two boxes, such as "to". @default a dash */
  between?: ReactNode;
}

/** Two values on one track that can't cross, with a number box for each. */
export function RangeSlider({
  min,
  max,
  step = 1,
  value,
  defaultValue = [min, max],
  onValueChange,
  labels: ownLabels,
  formatValue,
  names,
  between = '–',
  disabled,
  ...rest
}: RangeSliderProps) {
  const ambientLabels = useLabels('rangeSlider', rangeSliderLabels);
  const labels = ownLabels ?? ambientLabels;
  const boxId = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [from, to] = value ?? ownValue;
  const change = (next: RangeValue) => {
    setOwnValue(next);
    onValueChange?.(next);
  };
  const ends = [
    { key: 'from', value: from, low: min, high: to, set: (next: number) => change([next, to]) },
    { key: 'to', value: to, low: from, high: max, set: (next: number) => change([from, next]) },
  ] as const;
  return (
    <FieldSet {...rest} disabled={disabled} data-disabled={disabled ? '' : undefined}>
      <div className="px-0.5">
        <SliderRail
          values={[from, to]}
          thumbs={ends.map((end) => ({
            label: labels[end.key],
            valueText: formatValue(end.value),
            low: end.low,
            high: end.high,
          }))}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          onValues={([nextFrom, nextTo]) => {
            if (nextFrom !== undefined && nextTo !== undefined) change([nextFrom, nextTo]);
          }}
        />
      </div>
      <div className="mt-1 grid grid-cols-[1fr_auto_1fr] items-end gap-x-3">
        {ends.map((end, index) => (
          <div key={end.key} className="contents">
            {index === 1 ? (
              <span aria-hidden="true" className="flex h-12 items-center text-ink-soft">
                {between}
              </span>
            ) : null}
            <div className="grid min-w-0 gap-1">
              <label
                htmlFor={`${boxId}${end.key}`}
                className="text-small wrap-anywhere text-ink-soft"
              >
                {labels[end.key]}
              </label>
              <NumberBox
                id={`${boxId}${end.key}`}
                name={names?.[end.key]}
                disabled={disabled}
                aria-invalid={rest.error ? true : undefined}
                value={end.value}
                low={end.low}
                high={end.high}
                step={step}
                onValue={end.set}
              />
            </div>
          </div>
        ))}
      </div>
    </FieldSet>
  );
}
