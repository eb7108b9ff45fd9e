import { useCallback } from 'react';

import { filtersFromQuery, filtersToQuery } from '../../domain/filter-query';
import { type Filters, NO_FILTERS } from '../../domain/profile-filters';
import { type QueryForm, useInAddress } from '../../parts/hooks/use-in-address';

const FORM: QueryForm<Filters> = {
  read: filtersFromQuery,
  write: (filters) => new URLSearchParams(filtersToQuery(filters)).toString(),
  empty: NO_FILTERS,
};

/**
 * The filters of the view. They answer a keystroke at once and live in the URL query, so that a filtered view can be
 * shared, reloaded and gone back to.
 */
export const useFilters = (): readonly [Filters, (change: Partial<Filters>) => void, () => void] => {
  const { value, put } = useInAddress(FORM);
  const change = useCallback((part: Partial<Filters>) => put((last) => ({ ...last, ...part })), [put]);
  const clear = useCallback(() => put(() => NO_FILTERS), [put]);
  return [value, change, clear];
};
