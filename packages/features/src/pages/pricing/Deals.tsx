import { formatShare } from '#words/content/format';
import { labelOf } from '#words/content/labels';
import { bonusShare, PACKAGES } from '../../domain/coins';
import { StatusTag } from '../../parts/status-tag/StatusTag';
import { pricingCopy } from '#words/pages/pricing/copy';

const copy = pricingCopy.deals;

interface PlannedListProps {
  heading: string;
  list: readonly { readonly name: string; readonly amount: string; readonly text: string }[];
}

function PlannedList({ heading, list }: PlannedListProps) {
  return (
    <div>
      <h3 className="flex flex-wrap items-center gap-3 text-title">
        <span>{heading}</span>
        <StatusTag status="planned" className="font-text tracking-normal" />
      </h3>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {list.map(({ name, amount, text }) => (
          <li key={name} className="py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="font-semibold">{name}</span>
              <span className="text-coin tabular-nums">{amount}</span>
            </p>
            <p className="mt-0.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The bonus coins that packages include today, beside the offers that are only planned (COINS-1). */
export function Deals() {
  const withBonus = PACKAGES.filter(({ bonusCoins }) => bonusCoins);
  return (
    <section aria-labelledby="deals" className="page-width py-(--section-space)">
      <h2 id="deals" className="max-w-[11.7em] text-display">
        {copy.heading}
      </h2>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">{copy.intro}</p>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_1.3fr] lg:gap-20">
        <div className="rounded-lg bg-coin-fill p-6 text-on-coin sm:p-8 forced:border">
          <h3 className="text-title">{copy.bonus.heading}</h3>
          <ul className="mt-4 grid gap-2">
            {withBonus.map((pack) => (
              <li key={pack.id} className="text-lead">
                {copy.bonus.line(labelOf(pack.name), formatShare(bonusShare(pack)))}
              </li>
            ))}
          </ul>
          <p className="mt-5">{copy.bonus.note}</p>
        </div>
        <div className="grid gap-10">
          <PlannedList {...copy.free} />
          <PlannedList {...copy.seasons} />
        </div>
      </div>
    </section>
  );
}
