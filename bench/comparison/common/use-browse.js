import { useCallback, useDeferredValue, useMemo, useState } from 'react';

import { filterProfiles, NO_FILTERS } from '../../../packages/features/src/domain/profile-filters';

/** The filters in force and the people who pass them; the list follows the filters as on the browse page. */
export const useBrowse = (people) => {
  const [filters, setFilters] = useState(NO_FILTERS);
  const calm = useDeferredValue(filters);
  const matches = useMemo(() => filterProfiles(people, calm), [people, calm]);
  const change = useCallback((part) => setFilters((last) => ({ ...last, ...part })), []);
  const clear = useCallback(() => setFilters(NO_FILTERS), []);
  return { filters, matches, pending: calm !== filters, change, clear };
};
