import { useRef, useState } from 'react';

import { SearchField } from '../../parts/search-field/SearchField';
import { legalCopy } from '#words/pages/legal/copy';
import { SearchResults, type SearchResultsProps } from './SearchResults';

const copy = legalCopy.search;

/** Searches all documents. Their text loads when the field is first focused. */
export function DocumentSearch({ load }: Pick<SearchResultsProps, 'load'>) {
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(false);
  const [query, setQuery] = useState('');
  const [announcement, setAnnouncement] = useState('');
  return (
    <>
      <search className="block min-w-0">
        <SearchField
          ref={field}
          label={copy.label}
          placeholder={copy.placeholder}
          clearLabel={copy.clear}
          value={query}
          onValue={setQuery}
          onEnter={() => setEntered(true)}
        />
        <p role="status" className="mt-2 min-h-[1lh] text-small wrap-anywhere text-ink-soft">
          {announcement}
        </p>
      </search>
      {entered ? (
        <SearchResults
          query={query}
          load={load}
          onAnnounce={setAnnouncement}
          onChoose={() => setQuery('')}
          onRetry={() => field.current?.focus()}
        />
      ) : null}
    </>
  );
}
