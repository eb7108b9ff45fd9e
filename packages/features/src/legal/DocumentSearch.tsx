import { IconButton } from '@iru/ui/icon-button';
import { TextField } from '@iru/ui/text-field';
import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';

import { QUERY } from '../domain/constants';
import { legalCopy } from './copy';
import { SearchResults, type SearchResultsProps } from './SearchResults';

const copy = legalCopy.search;

/** Finds words in all documents; what it searches loads when the field is first entered. */
export function DocumentSearch({ load }: Pick<SearchResultsProps, 'load'>) {
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('');
  const clear = () => {
    setQuery('');
    field.current?.focus();
  };
  const retry = () => {
    setAttempt((last) => last + 1);
    field.current?.focus();
  };
  return (
    <>
      <search className="block">
        <TextField
          ref={field}
          type="search"
          label={copy.label}
          placeholder={copy.placeholder}
          value={query}
          maxLength={QUERY.maxText}
          autoComplete="off"
          enterKeyHint="search"
          start={<Search aria-hidden="true" />}
          end={
            query ? (
              <IconButton label={copy.clear} onClick={clear}>
                <X aria-hidden="true" />
              </IconButton>
            ) : null
          }
          className="[&::-webkit-search-cancel-button]:hidden"
          onFocus={() => setEntered(true)}
          onChange={(event) => {
            setEntered(true);
            setQuery(event.target.value);
          }}
        />
        <p role="status" className="mt-2 min-h-[1lh] text-small text-ink-soft">
          {said}
        </p>
      </search>
      {entered ? (
        <SearchResults
          key={attempt}
          query={query}
          load={load}
          onSaid={setSaid}
          onChoose={() => setQuery('')}
          onRetry={retry}
        />
      ) : null}
    </>
  );
}
