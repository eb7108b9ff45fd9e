import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';

import { isComposing } from '../../hooks/is-composing';
import { controlRecipe } from '../field/Field.variants';

export interface NumberRange {
  /** The lowest allowed value. */
  low: number;
  /** The highest allowed value. */
  high: number;
  /** The step between values. */
  step: number;
}

/** Clamps a number to its range and rounds it to its step. */
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

/** A number input that keeps what was typed until blur, then corrects it. */
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
      // Chromium changes a focused number on the wheel, while someone scrolls past it.
      onWheel={(event) => event.currentTarget.blur()}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) settle();
        onKeyDown?.(event);
      }}
    />
  );
}
