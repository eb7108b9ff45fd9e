import { Motif } from '@iru/ui/motif';
import { clsx } from 'clsx';
import { useState } from 'react';

import type { CoinPackage } from '../../domain/coins';
import { BLANK, type CalculatorMode, enteredNumber, pressKey, evaluate } from '../../domain/keypad';
import { purchaseCopy } from '#words/parts/purchase/copy';
import type { NearProps } from '../../parts/purchase/use-purchase';
import { CoinCalculator } from './CoinCalculator';
import { pricingCopy as copy } from '#words/pages/pricing/copy';
import { Recommended } from './Recommended';

export interface PricingHeroProps {
  /** Called with the package that fits the amount and the element that shows its coins. */
  onBuy: (pack: CoinPackage, sum: Element | null) => void;
  /** Props for the Buy button that preload the dialog. */
  near?: NearProps | undefined;
}

/** The top of the coin store: heading, calculator and recommended package (COINS-6). */
export function PricingHero({ onBuy, near }: PricingHeroProps) {
  const [mode, setMode] = useState<CalculatorMode>('coins');
  const [display, setDisplay] = useState(BLANK);
  return (
    <div className="relative overflow-clip bg-night">
      <div
        data-theme="dark"
        className={clsx(
          'page-width grid gap-x-16 gap-y-8 pt-8 pb-14 text-ink',
          'md:grid-cols-[1fr_24rem] md:grid-rows-[auto_1fr] md:pt-14 md:pb-20',
        )}
      >
        <div>
          <h1 className="text-display">{copy.heading}</h1>
          <p className="mt-4 font-display text-heading text-coin">{purchaseCopy.simulation}</p>
          <p className="mt-4 max-w-prose text-lead text-ink-soft">{copy.intro}</p>
        </div>
        <CoinCalculator
          mode={mode}
          display={display}
          onMode={setMode}
          onKey={(key) => setDisplay((before) => pressKey(before, key))}
          className="md:col-start-2 md:row-span-2 md:row-start-1 md:self-start"
        />
        <Recommended
          coins={evaluate(mode, display).coins}
          entered={enteredNumber(display) > 0}
          onBuy={onBuy}
          near={near}
          className="md:self-end"
        />
      </div>
      <Motif scale={0.5} className="absolute inset-x-0 bottom-0 max-h-3 text-coin-fill" />
    </div>
  );
}
