import type { Feature, Price } from '../../domain/price-list';
import { pricingCopy } from '#words/pages/pricing/copy';
import { featureNames } from '#words/content/feature-names';

const copy = pricingCopy.prices;

export interface PriceTableProps {
  caption: string;
  prices: Readonly<Partial<Record<Feature, Price>>>;
  rwfPerCoin: number;
}

export function PriceTable({ caption, prices, rwfPerCoin }: PriceTableProps) {
  return (
    <table className="w-full border-collapse text-start">
      <caption className="pb-4 text-start font-display text-title">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.feature}</th>
          <th scope="col">{copy.price}</th>
        </tr>
      </thead>
      <tbody>
        {(Object.entries(prices) as [Feature, Price][]).map(([feature, { coins, upTo }]) => {
          const { name, term } = featureNames[feature];
          return (
            <tr key={feature} className="border-t border-line">
              <th scope="row" className="py-3 pe-4 text-start font-normal">
                <span>{name}</span>
                {term ? <span className="block text-small text-ink-soft">{` ${term}`}</span> : null}
              </th>
              <td translate="no" className="py-3 text-end whitespace-nowrap tabular-nums">
                <span className="font-semibold text-coin">{copy.amount(coins, upTo)}</span>{' '}
                <span className="block text-small text-ink-soft">
                  {copy.rwf(coins * rwfPerCoin, upTo ? upTo * rwfPerCoin : undefined)}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
