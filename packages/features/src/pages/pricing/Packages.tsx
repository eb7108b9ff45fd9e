import { Badge } from '@iru/ui/badge';
import { Button } from '@iru/ui/button';
import { clsx } from 'clsx';
import { useRef } from 'react';

import { formatCount } from '#words/content/format';
import { labelOf } from '#words/content/labels';
import type { CoinPackage, PackageId } from '../../domain/coins';
import { PACKAGES, totalCoins } from '../../domain/coins';
import { formatRwf } from '#words/parts/purchase/coin-format';
import { purchaseCopy } from '#words/parts/purchase/copy';
import type { NearProps } from '../../parts/purchase/use-purchase';
import { CoinStack } from './CoinStack';
import { pricingCopy } from '#words/pages/pricing/copy';

const copy = pricingCopy.packages;

/** How high each stack is; the amounts themselves are too far apart. */
const STACKS: Record<PackageId, number> = {
  basic: 1,
  popular: 2,
  premium: 4,
  lovers: 6,
  ultimate: 9,
};

export interface PackagesProps {
  /** Called with the chosen package and the element that shows its coins. */
  onBuy: (pack: CoinPackage, sum: Element | null) => void;
  near?: NearProps | undefined;
}

function Package({ pack, onBuy, near }: PackagesProps & { pack: CoinPackage }) {
  const sum = useRef<HTMLSpanElement>(null);
  const marked = pack.badge !== undefined;
  return (
    <li data-package={pack.id} className="grid lg:grid-rows-[9rem_1fr] lg:justify-items-end">
      <CoinStack
        coins={STACKS[pack.id]}
        className="me-5 mb-2 hidden h-auto w-16 self-end lg:block"
      />
      <div
        className={clsx(
          'relative grid w-full grid-cols-[1fr_auto] items-center gap-x-4 rounded-lg border p-4 sm:px-6',
          'lg:grid-cols-1 lg:content-start lg:gap-y-4 lg:p-5',
          marked ? 'border-coin-fill bg-raised shadow-soft' : 'border-line bg-surface',
        )}
      >
        {pack.badge ? (
          <Badge variant="coin" className="absolute start-4 -top-3.5 sm:start-6 lg:start-5">
            {labelOf(pack.badge)}
          </Badge>
        ) : null}
        <div className="min-w-0">
          <h3 className="font-text text-body font-semibold tracking-normal">
            {labelOf(pack.name)}
          </h3>
          <p className="font-display text-heading tabular-nums">
            <span ref={sum}>{formatCount(totalCoins(pack))}</span>
          </p>
          <p className="text-small text-ink-soft tabular-nums">{copy.coins(pack)}</p>
        </div>
        <div className="grid justify-items-end gap-2 lg:justify-items-stretch">
          <p translate="no" className="font-semibold tabular-nums lg:text-lead">
            {formatRwf(pack.priceRwf)}
          </p>
          <p className="-mt-1.5 text-small text-ink-soft tabular-nums">{copy.each(pack)}</p>
          <Button
            {...near}
            variant={marked ? 'primary' : 'secondary'}
            onClick={() => onBuy(pack, sum.current)}
          >
            <span>
              <span>{copy.buy}</span> <span className="sr-only">{labelOf(pack.name)}</span>
            </span>
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The five packages: rows on a phone, a rising line of stacks on a wide screen (COINS-1). */
export function Packages(props: PackagesProps) {
  return (
    <section aria-labelledby="packages" className="page-width py-(--section-space)">
      <h2 id="packages" className="text-display">
        {copy.heading}
      </h2>
      <p className="mt-4 font-display text-heading text-coin">{purchaseCopy.simulation}</p>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">{copy.intro}</p>
      <ul className="mt-8 grid gap-5 lg:mt-4 lg:grid-cols-5 lg:gap-4">
        {PACKAGES.map((pack) => (
          <Package key={pack.id} {...props} pack={pack} />
        ))}
      </ul>
    </section>
  );
}
