import { Button } from '@iru/ui/button';
import { useRef } from 'react';

import { labelOf } from '#words/content/labels';
import type { CoinPackage } from '../../domain/coins';
import { recommendPackage, totalCoins } from '../../domain/coins';
import { formatCoins, formatRwf } from '#words/parts/purchase/coin-format';
import type { NearProps } from '../../parts/purchase/use-purchase';
import { pricingCopy } from '#words/pages/pricing/copy';

const copy = pricingCopy.recommended;

export interface RecommendedProps {
  coins: number;
  /** Whether an amount was entered, even one below a coin. */
  entered: boolean;
  onBuy: (pack: CoinPackage, sum: Element | null) => void;
  near?: NearProps | undefined;
  className?: string;
}

/** The package that fits the calculator's amount (COINS-1). */
export function Recommended({ coins, entered, onBuy, near, className }: RecommendedProps) {
  const sum = useRef<HTMLSpanElement>(null);
  const pack = recommendPackage(coins);
  const why = () => {
    if (coins === 0) return entered ? copy.lessThanOne : copy.first;
    const whole = Math.ceil(coins);
    return whole > totalCoins(pack) ? copy.largest(whole, pack) : copy.covers(whole);
  };
  return (
    <section aria-labelledby="recommended" data-recommended={pack.id} className={className}>
      <div className="border-s-4 border-coin-fill ps-5 sm:ps-6">
        <h2
          id="recommended"
          className="font-text text-small font-semibold tracking-wide text-coin uppercase"
        >
          {copy.heading}
        </h2>
        <p className="mt-2 font-display text-heading">{labelOf(pack.name)}</p>
        <p translate="no" className="mt-1 text-lead tabular-nums">
          <span ref={sum}>{formatCoins(totalCoins(pack))}</span>
          <span>{` · ${formatRwf(pack.priceRwf)}`}</span>
        </p>
        <p className="mt-2 max-w-prose wrap-anywhere text-ink-soft">{why()}</p>
        <Button {...near} size="lg" className="mt-5" onClick={() => onBuy(pack, sum.current)}>
          {copy.buy(labelOf(pack.name))}
        </Button>
      </div>
    </section>
  );
}
