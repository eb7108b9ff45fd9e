import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useCallback, useEffect, useRef } from 'react';

import { filterStore } from '../../persistence/last-filters';
import { filtersFromQuery, filtersToQuery } from '../../domain/filter-query';
import { type Filters, NO_FILTERS } from '../../domain/profile-filters';
import { type QueryForm, useUrlState } from '../../parts/hooks/use-url-state';

const FORM: QueryForm<Filters> = {
  read: filtersFromQuery,
  write: (filters) => new URLSearchParams(filtersToQuery(filters)).toString(),
  empty: NO_FILTERS,
};

/**
 * The filters of the view. They answer a keystroke at once and live in the URL query, so that a filtered view can be
 * shared, reloaded and gone back to. Whoever comes back to the page within the tab finds the last ones again (BROWSE-9).
 */
export const useFilters = (): readonly [
  Filters,
  (change: Partial<Filters>) => void,
  () => void,
] => {
  const { value, put } = useUrlState(FORM);
  const hydrated = useHydrated();
  const begun = useRef(false);
  useEffect(() => {
    // Until then the value is that of the prerendered page.
    if (!hydrated) return;
    const query = FORM.write(value);
    const last = begun.current ? '' : filterStore.get();
    begun.current = true;
    if (query === '' && last !== '') put(() => FORM.read(new URLSearchParams(last)));
    else filterStore.update(() => query);
  }, [hydrated, value, put]);
  const change = useCallback(
    (part: Partial<Filters>) => put((last) => ({ ...last, ...part })),
    [put],
  );
  const clear = useCallback(() => put(() => NO_FILTERS), [put]);
  return [value, change, clear];
};
