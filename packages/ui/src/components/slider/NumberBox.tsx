import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';

import { controlRecipe } from '../field/Field.variants';

export interface NumberRange {
  /** The lowest value that may be taken. */
  low: number;
  /** The highest value that may be taken. */
  high: number;
  /** The distance between two values. */
  step: number;
}

/** Brings a number into its range and onto its step. */
export const toAllowed = (number: number, { low, high, step }: NumberRange): number => {
  const decimals = String(step).split('.')[1]?.length ?? 0;
  const onStep = low + Math.round((number - low) / step) * step;
  return Math.min(high, Math.max(low, Number(onStep.toFixed(decimals))));
};

export interface NumberBoxProps
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'type' | 'min' | 'max' | 'step'
    >,
    NumberRange {
  value: number;
  onValue: (value: number) => void;
}

/** A number that can be typed: what does not fit stays as typed until the box is left, then gives way. */
export function NumberBox({
  value,
  low,
  high,
  step,
  onValue,
  className,
  onBlur,
  onKeyDown,
  ...rest
}: NumberBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const range = { low, high, step };
  const settle = () => {
    if (draft === null) return;
    const typed = Number(draft);
    if (draft.trim() !== '' && Number.isFinite(typed)) {
      const allowed = toAllowed(typed, range);
      if (allowed !== value) onValue(allowed);
    }
    setDraft(null);
  };
  return (
    <input
      {...rest}
      type="number"
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      min={low}
      max={high}
      step={step}
      value={draft ?? String(value)}
      className={clsx(controlRecipe(), 'tabular-nums', className)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setDraft(text);
        const typed = Number(text);
        if (text.trim() !== '' && toAllowed(typed, range) === typed && typed !== value)
          onValue(typed);
      }}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        onKeyDown?.(event);
      }}
    />
  );
}
