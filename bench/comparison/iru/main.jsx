import './style.css';

import { Button } from '@iru/ui/button';
import { EmptyState } from '@iru/ui/empty-state';
import { memo } from 'react';

import { findMatchCopy as copy } from '../../../packages/features/src/pages/find-match/copy';
import { FilterChips } from '../../../packages/features/src/pages/find-match/FilterChips';
import { FilterSidebar } from '../../../packages/features/src/pages/find-match/FilterSidebar';
import { start } from '../common/start';
import { useBrowse } from '../common/use-browse';
import { nothing } from '../common/use-card';
import { PersonCard } from './PersonCard';

const List = memo(function List({ people, onClear }) {
  if (people.length === 0) {
    return (
      <EmptyState
        title={copy.empty.title}
        action={
          <Button variant="secondary" onClick={onClear}>
            {copy.filters.clear}
          </Button>
        }
      >
        {copy.empty.text}
      </EmptyState>
    );
  }
  return (
    <ul
      aria-label={copy.list}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(15.5rem,100%),1fr))] items-start gap-5"
    >
      {people.map((person) => (
        <li key={person.id}>
          <PersonCard person={person} />
        </li>
      ))}
    </ul>
  );
});

/** The grid with its filters, as the browse page has them. */
function Page({ people }) {
  const { filters, matches, pending, change, clear } = useBrowse(people);
  return (
    <main className="page-width pt-4 pb-(--section-space)">
      <h1 className="text-display">{copy.heading}</h1>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[19rem_1fr] lg:gap-8">
        <FilterSidebar
          filters={filters}
          matches={matches.length}
          onChange={change}
          onClear={clear}
        />
        <div className="min-w-0">
          <p role="status" className="text-ink-soft" data-pending={pending ? '' : undefined}>
            {copy.count(matches.length, people.length)}
          </p>
          <FilterChips filters={filters} onChange={change} onLast={nothing} />
          <List people={matches} onClear={clear} />
        </div>
      </div>
    </main>
  );
}

start(Page);
