import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useCallback, useEffect, useRef } from 'react';

import { filterStore } from '../../persistence/last-filters';
import { type Filters, NO_FILTERS, parseFilters, toQuery } from '../../domain/profile-filters';
import { type QueryForm, useUrlState } from '../../parts/hooks/use-url-state';

const FORM: QueryForm<Filters> = {
  read: parseFilters,
  write: (filters) => new URLSearchParams(toQuery(filters)).toString(),
  empty: NO_FILTERS,
};

/**
 * The filters of the page. They update immediately and live in the URL query, so a filtered view can be shared,
 * reloaded and restored by Back. Returning to the page in the same tab restores the last filters (BROWSE-9).
 */
export const useFilters = (): readonly [
  Filters,
  (change: Partial<Filters>) => void,
  () => void,
] => {
  const { value, put } = useUrlState(FORM);
  const hydrated = useHydrated();
  const hasStarted = useRef(false);
  useEffect(() => {
    // Before hydration, the value is that of the prerendered page.
    if (!hydrated) return;
    const query = FORM.write(value);
    const last = hasStarted.current ? '' : filterStore.get();
    hasStarted.current = true;
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
