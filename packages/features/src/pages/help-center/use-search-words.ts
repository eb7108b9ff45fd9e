import { useCallback } from 'react';

import { type QueryForm, useUrlState } from '../../parts/hooks/use-url-state';
import { readSearch } from '../../parts/prose/search-prose';

const FORM: QueryForm<string> = {
  read: (query) => readSearch(query.get('q')),
  write: (words) =>
    words.trim() === '' ? '' : new URLSearchParams({ q: words.trim() }).toString(),
  empty: '',
};

/**
 * The words of the search. They answer a keystroke at once and live in the address, where going back finds them; `keep`
 * writes them at once, before the visitor leaves for an article.
 */
export const useSearchWords = () => {
  const { value, put, flush } = useUrlState(FORM);
  const change = useCallback((words: string) => put(() => words), [put]);
  return { words: value, change, keep: flush };
};
