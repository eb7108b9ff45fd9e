import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { filtersFromQuery, filtersToQuery } from '../domain/filter-query';
import { type Filters, NO_FILTERS } from '../domain/profile-filters';
import { systemClock } from '../platform/clock';

/** How long the filters rest before they are written into the address, in milliseconds. */
const WRITE_AFTER_MS = 150;

const queryOf = (filters: Filters) => new URLSearchParams(filtersToQuery(filters)).toString();

/**
 * The filters of the view. They answer a keystroke at once and live in the URL query, so that a filtered view can be
 * shared, reloaded and gone back to.
 */
export const useFilters = (): readonly [Filters, (change: Partial<Filters>) => void, () => void] => {
  const [params] = useSearchParams();
  // Unlike the setter of the query, the same at each render: the list behind the filters need not be drawn again.
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() => filtersFromQuery(params));
  const written = useRef(params.toString());
  const hydrated = useHydrated();

  // Addresses that this hook has asked for and that have not arrived yet: late, they would undo a newer change.
  const sent = useRef(new Set<string>());

  useEffect(() => {
    const query = params.toString();
    if (query === written.current) {
      sent.current.clear();
      return;
    }
    if (sent.current.delete(query)) return;
    written.current = query;
    setFilters(filtersFromQuery(params));
  }, [params]);

  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  }, [filters]);

  const cancelWrite = useRef<() => void>(() => undefined);
  const put = useCallback(
    (next: Filters) => {
      // Two changes may come before one render: the second builds on the first.
      latest.current = next;
      setFilters(next);
      written.current = queryOf(next);
      // Some browsers refuse more than a hundred history writes in half a minute: a slider alone makes more.
      cancelWrite.current();
      cancelWrite.current = systemClock.later(WRITE_AFTER_MS, () => {
        sent.current.add(written.current);
        void navigate(`?${written.current}`, { replace: true, preventScrollReset: true });
      });
    },
    [navigate],
  );
  useEffect(() => () => cancelWrite.current(), []);
  const change = useCallback((part: Partial<Filters>) => put({ ...latest.current, ...part }), [put]);
  const clear = useCallback(() => put({ ...NO_FILTERS }), [put]);

  return [hydrated ? filters : NO_FILTERS, change, clear];
};
