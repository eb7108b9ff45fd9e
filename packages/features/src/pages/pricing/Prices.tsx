import { Section } from '@iru/ui/section';

import { COIN } from '../../domain/coins';
import { PREMIUM_PRICES, STANDARD_PRICES } from '../../domain/price-list';
import { pricingCopy } from '#words/pages/pricing/copy';
import { PriceTable } from './PriceTable';

const copy = pricingCopy.prices;

/** The whole price list, in the two tables of the coin store (COINS-5). */
export function Prices() {
  return (
    <Section tone="sunken" edge="top" heading={copy.heading} intro={copy.intro}>
      <div className="grid items-start gap-x-20 gap-y-14 md:grid-cols-2">
        <PriceTable caption={copy.standard} prices={STANDARD_PRICES} rwfPerCoin={COIN.priceRwf} />
        <PriceTable caption={copy.premium} prices={PREMIUM_PRICES} rwfPerCoin={COIN.priceRwf} />
      </div>
    </Section>
  );
}
