import { useCallback } from 'react';

import { type QueryForm, useUrlState } from '../../parts/hooks/use-url-state';
import { readSearch } from '../../parts/prose/search-prose';

const FORM: QueryForm<string> = {
  read: (query) => readSearch(query.get('q')),
  write: (value) =>
    value.trim() === '' ? '' : new URLSearchParams({ q: value.trim() }).toString(),
  empty: '',
};

/**
 * The search query. It updates immediately and lives in the URL, so going back restores it. `flush` writes it to the
 * URL at once, before an article opens.
 */
export const useSearchQuery = () => {
  const { value, put, flush } = useUrlState(FORM);
  const change = useCallback((query: string) => put(() => query), [put]);
  return { query: value, change, flush };
};
