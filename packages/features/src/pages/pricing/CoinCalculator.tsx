import { CoinKeypad } from '@iru/ui/coin-keypad';
import type { ReactNode } from 'react';

import { type CalculatorKey, type CalculatorMode, evaluate } from '../../domain/keypad';
import { formatEntered } from '#words/parts/purchase/coin-format';
import { pricingCopy } from '#words/pages/pricing/copy';

const copy = pricingCopy.calculator;

export interface CoinCalculatorProps {
  mode: CalculatorMode;
  display: string;
  onMode: (mode: CalculatorMode) => void;
  onKey: (key: CalculatorKey) => void;
  className?: string;
}

/** The keypad that converts coins to francs and back (COINS-2). */
export function CoinCalculator({ mode, display, onMode, onKey, className }: CoinCalculatorProps) {
  const { coins, rwf } = evaluate(mode, display);
  const result: ReactNode = mode === 'coins' ? copy.costs(rwf) : copy.buys(coins);
  return (
    <CoinKeypad
      label={copy.label}
      labels={copy.labels}
      mode={mode}
      onModeChange={onMode}
      value={formatEntered(display)}
      unit={copy.units[mode]}
      result={result}
      onKey={onKey}
      className={className}
    />
  );
}
