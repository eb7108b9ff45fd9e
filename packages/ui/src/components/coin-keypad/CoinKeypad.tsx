'use client';

import { clsx } from 'clsx';
import { Delete } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { Motif } from '../motif/Motif';
import { RadioGroup } from '../radio-group/RadioGroup';
import { useLabels } from '../../labels/use-labels';
import { coinKeypadLabels, type CoinKeypadLabels } from './copy';
import { type CoinKeypadMode, keyRecipe } from './CoinKeypad.variants';
import { type KeypadKey, parseKeypadKey } from './keypad-keys';

export interface CoinKeypadProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The accessible name of the calculator. @default 'Coin calculator' */
  label?: string;
  /** Labels that replace the English `coinKeypadLabels`. */
  labels?: Partial<CoinKeypadLabels>;
  /** The unit being entered. */
  mode: CoinKeypadMode;
  /** Called with the selected unit. */
  onModeChange: (mode: CoinKeypadMode) => void;
  /** The number as entered. */
  value: string;
  /** The visible unit beside the number. */
  unit: ReactNode;
  /** The result in words, announced when it changes. */
  result: ReactNode;
  /** Called with each key, clicked here or typed while focus is inside. */
  onKey: (key: KeypadKey) => void;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

/** In characters: how many of the large digits fit the narrowest keypad. */
const LONG_NUMBER = 7;
const rows = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const;

/** The display and keys of the coin calculator. It reports keys; the parent does the calculation (COINS-2). */
export function CoinKeypad({
  label,
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
  const { name, ...ambientLabels } = useLabels('coinKeypad', coinKeypadLabels);
  const labels: CoinKeypadLabels = { ...ambientLabels, ...ownLabels };
  const key = (name: KeypadKey, face: ReactNode, spoken?: string, look?: string) => (
    <button
      key={name}
      type="button"
      translate="no"
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
      // A click on the number moves focus here, so that typing works.
      tabIndex={-1}
      aria-label={label ?? name}
      data-mode={mode}
      className={clsx(
        'relative grid gap-5 overflow-clip rounded-lg border border-line bg-surface p-4 pt-8 text-ink shadow-lift',
        'sm:p-6 sm:pt-9',
        className,
      )}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const pressed = parseKeypadKey(event.key);
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
          <span
            dir="ltr"
            translate="no"
            className={clsx(
              'min-w-0 font-display wrap-anywhere tabular-nums',
              value.length > LONG_NUMBER ? 'text-heading' : 'text-display',
            )}
          >
            {value}
          </span>{' '}
          <span className="text-lead text-coin-fill">{unit}</span>
        </p>
        <p role="status" className="min-h-[1lh] text-body wrap-anywhere text-on-night/85">
          {result}
        </p>
      </div>
      <div dir="ltr" className="grid grid-cols-3 gap-2 sm:gap-3">
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
