import { clsx } from 'clsx';

import { Ranges } from './Ranges';

export interface SummaryCardsProps {
  heading: string;
  list: readonly { readonly name: string; readonly text: string }[];
}

export function SummaryCards({ heading, list }: SummaryCardsProps) {
  return (
    <section aria-label={heading} className="page-width py-10 md:py-14 print:py-6">
      <ul
        className={clsx(
          'grid break-inside-avoid divide-y divide-line rounded-lg border border-line bg-surface',
          'md:grid-cols-3 md:divide-x md:divide-y-0',
          'print:grid-cols-3 print:divide-x print:divide-y-0',
        )}
      >
        {list.map(({ name, text }) => (
          <li key={name} className="p-6 md:p-8 print:p-4">
            <h2 className="text-title">{name}</h2>
            <p className="mt-2 text-ink-soft">
              <Ranges>{text}</Ranges>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
