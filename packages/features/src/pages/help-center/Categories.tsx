import { clsx } from 'clsx';
import { Coins, ShieldCheck, Sprout } from 'lucide-react';

import { articles, CATEGORIES, LIBRARY_COUNTS } from './articles';
import { helpCenterCopy as copy } from '#words/pages/help-center/copy';

const icons = { 'getting-started': Sprout, safety: ShieldCheck, coins: Coins };

/** Subgrid aligns the rows of the three cards, however long their texts are. */
const categoryClasses = clsx(
  'group grid grid-cols-[auto_1fr] gap-x-5 rounded-lg p-6 hover:bg-raised',
  'md:row-span-4 md:grid-rows-subgrid md:gap-y-0',
);

/** The three categories with the library’s article counts, and how many are available (HELP-1). */
export function Categories() {
  return (
    <div className="page-width pt-10">
      <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface md:grid-cols-3 md:divide-x md:divide-y-0">
        {CATEGORIES.map((category) => {
          const Icon = icons[category];
          const { name, text } = copy.categories[category];
          const available = articles.filter((article) => article.category === category).length;
          return (
            <li key={category} className="md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0">
              <a href={`#${category}`} className={categoryClasses}>
                <Icon
                  aria-hidden="true"
                  className="row-span-4 mt-1 size-8 text-accent"
                  strokeWidth={1.6}
                />
                <span className="block font-display text-title group-hover:text-primary">
                  {name}
                </span>{' '}
                <span className="block text-ink-soft">{text}</span>{' '}
                <span className="mt-3 block font-semibold">
                  {copy.count(LIBRARY_COUNTS[category])}
                </span>{' '}
                <span className="block text-small text-ink-soft">{copy.here(available)}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-small text-ink-soft">{copy.library}</p>
    </div>
  );
}
