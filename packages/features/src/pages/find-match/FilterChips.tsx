import { Button } from '@iru/ui/button';
import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { ignoreDoubleClick } from '@iru/ui/hooks/ignore-double-click';
import { X } from 'lucide-react';

import { activeFilters } from '../../domain/profile-filters';
import type { Filters } from '../../domain/profile-filters';
import { nextFocusTarget } from '../../parts/people/hide-person';
import { findMatchCopy } from '#words/pages/find-match/copy';
import { formatFilter } from './format-filters';

const copy = findMatchCopy.chips;

export interface FilterChipsProps {
  /** The active filters. */
  filters: Filters;
  /** Called with the change that removes one filter. */
  onChange: (change: Partial<Filters>) => void;
  /** Called before the last chip is removed, so that focus can move elsewhere. */
  onLast: () => void;
}

/** The active filters above the list. A click removes one and moves focus to its neighbour (BROWSE-7). */
export function FilterChips({ filters, onChange, onLast }: FilterChipsProps) {
  const hydrated = useHydrated();
  const active = activeFilters(filters);
  return (
    // The prerendered page has no filters. Until it hydrates, a URL with a query reserves the height of one row.
    <div data-query-room={hydrated ? undefined : ''}>
      {active.length > 0 ? (
        <ul
          aria-label={copy.list}
          className="-mx-(--gutter) -mt-1 flex gap-2 overflow-x-auto px-(--gutter) pt-1 pb-4 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
        >
          {active.map((filter) => {
            const { short, whole } = formatFilter(filter);
            return (
              <li key={filter.id} className="shrink-0 md:min-w-0 md:shrink">
                <Button
                  variant="secondary"
                  data-filter={filter.id}
                  aria-label={copy.remove(whole)}
                  className="ps-4! pe-3! font-normal!"
                  onClick={(event) =>
                    ignoreDoubleClick(() => {
                      const neighbour = nextFocusTarget(event.currentTarget);
                      if (neighbour) neighbour.focus();
                      else onLast();
                      onChange(filter.removal);
                    })(event)
                  }
                >
                  <bdi className="max-w-60 truncate">{short}</bdi>
                  <X aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
