'use client';

import { clsx } from 'clsx';
import { Delete } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { Motif } from '../motif/Motif';
import { RadioGroup } from '../radio-group/RadioGroup';
import { coinKeypadLabels } from './copy';
import { type CoinKeypadMode, keyRecipe } from './CoinKeypad.variants';
import { type KeypadKey, keypadKeyOf } from './keypad-keys';

export interface CoinKeypadLabels {
  /** The question the two modes answer, such as "I know". */
  mode: string;
  /** The two modes, as seen. */
  modes: Record<CoinKeypadMode, string>;
  /** The spoken name of the number, such as "Amount". */
  display: string;
  /** The name of the point. */
  point: string;
  /** The name of the key that takes the last character away. */
  backspace: string;
  /** The name of the key that empties the number, spoken. */
  clear: string;
  /** The same, as seen on the key. @default the spoken name */
  clearKey?: string;
}

export interface CoinKeypadProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The spoken name of the calculator. @default 'Coin calculator' */
  label?: string;
  /** Words that take the place of the English ones in `coinKeypadLabels`. */
  labels?: Partial<CoinKeypadLabels>;
  /** Which unit is entered. */
  mode: CoinKeypadMode;
  /** Told which unit is chosen. */
  onModeChange: (mode: CoinKeypadMode) => void;
  /** The number as entered. */
  value: string;
  /** The unit beside the number, as seen. */
  unit: ReactNode;
  /** What the number comes to, in words; announced when it changes. */
  result: ReactNode;
  /** Told each key, pressed here or on a real keyboard while focus is within. */
  onKey: (key: KeypadKey) => void;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

const rows = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const;

/** The face of the coin calculator: it shows a number and reports keys, and reckons nothing (COINS-2). */
export function CoinKeypad({
  label = coinKeypadLabels.name,
  labels: ownLabels,
  mode,
  onModeChange,
  value,
  unit,
  result,
  onKey,
  className,
  onKeyDown,
  ...rest
}: CoinKeypadProps) {
  const labels: CoinKeypadLabels = { ...coinKeypadLabels, ...ownLabels };
  const key = (name: KeypadKey, face: ReactNode, spoken?: string, look?: string) => (
    <button
      key={name}
      type="button"
      aria-label={spoken}
      data-key={name}
      className={clsx(look ?? keyRecipe())}
      onClick={() => onKey(name)}
    >
      {face}
    </button>
  );
  return (
    <div
      {...rest}
      role="group"
      // A press on the number brings the real keyboard to it.
      tabIndex={-1}
      aria-label={label}
      data-mode={mode}
      className={clsx(
        'relative grid gap-5 overflow-clip rounded-lg border border-line bg-surface p-4 pt-8 text-ink shadow-lift',
        'sm:p-6 sm:pt-9',
        className,
      )}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const pressed = keypadKeyOf(event.key);
        if (!pressed || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
          return;
        event.preventDefault();
        onKey(pressed);
      }}
    >
      <Motif scale={0.5} className="absolute inset-x-0 top-0 max-h-3 text-coin-fill" />
      <RadioGroup
        legend={labels.mode}
        legendHidden
        variant="pills"
        value={mode}
        options={[
          { value: 'coins', label: labels.modes.coins },
          { value: 'rwf', label: labels.modes.rwf },
        ]}
        onValueChange={onModeChange}
      />
      <div className="grid gap-1 rounded-md border border-coin-fill bg-night px-5 py-4 text-end text-on-night">
        <p className="flex flex-wrap items-baseline justify-end gap-x-2">
          <span className="sr-only">{labels.display}</span>
          <span className="min-w-0 font-display text-display wrap-anywhere tabular-nums">
            {value}
          </span>{' '}
          <span className="text-lead text-coin-fill">{unit}</span>
        </p>
        <p role="status" className="min-h-[1lh] text-body wrap-anywhere text-on-night/85">
          {result}
        </p>
      </div>
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        {key(
          'clear',
          labels.clearKey ?? labels.clear,
          labels.clear,
          clsx(keyRecipe({ kind: 'clear' }), 'col-span-2'),
        )}
        {key(
          'backspace',
          <Delete aria-hidden="true" className="size-6" />,
          labels.backspace,
          keyRecipe({ kind: 'edit' }),
        )}
        {rows.map((digit) => key(digit, digit))}
        {key('0', '0', undefined, clsx(keyRecipe(), 'col-span-2'))}
        {key('.', '.', labels.point)}
      </div>
    </div>
  );
}
