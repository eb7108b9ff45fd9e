import { Button } from '@iru/ui/button';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';

import { type LegalDocument, legalHref } from '../../content/legal/documents';
import { useLazyImport } from '../../parts/lazy/use-lazy-import';
import { proseCopy } from '../../parts/prose/copy';
import { Marked } from '../../parts/prose/Marked';
import {
  isTooShort,
  type SearchedDocument,
  searchProse,
  wordsOf,
} from '../../parts/prose/search-prose';
import { SearchFailure } from '../../parts/search-field/SearchFailure';
import { legalCopy } from './copy';

const copy = legalCopy.search;

/** How many places are shown before the visitor asks for all. */
const FIRST = 8;

export interface SearchResultsProps {
  /** What is looked for. */
  query: string;
  /** Loads what is searched; a constant. */
  load: () => Promise<readonly SearchedDocument<LegalDocument>[]>;
  /** Called with a sentence on what was found, for the status of the search. */
  onAnnounce: (sentence: string) => void;
  /** Called when the visitor chose a place. */
  onChoose: () => void;
  /** Called when what is searched is asked for once more; the button that was pressed goes away. */
  onRetry: () => void;
}

/** Where the words of a query stand in the documents, once these are there. */
export function SearchResults({ query, load, onAnnounce, onChoose, onRetry }: SearchResultsProps) {
  const loaded = useLazyImport(true, load);
  const calm = useDeferredValue(query.trim());
  const hits = useMemo(
    () => (loaded.value ? searchProse(loaded.value, calm) : []),
    [loaded.value, calm],
  );
  // All of one query alone: the next one begins short again.
  const [wholeQuery, setWholeQuery] = useState<string>();
  const asks = wordsOf(calm).length > 0;
  const documents = new Set(hits.map(({ slug }) => slug)).size;
  const answer = hits.length > 0 ? copy.found(hits.length, documents, calm) : copy.none(calm);
  const sayings = { idle: copy.loading, loading: copy.loading, ready: answer, failed: '' };
  const idle = isTooShort(calm) ? proseCopy.tooShort : '';
  const sentence = asks ? sayings[loaded.state] : idle;
  useEffect(() => onAnnounce(sentence), [onAnnounce, sentence]);

  if (!asks) return null;
  if (loaded.state === 'failed') {
    return (
      <SearchFailure
        className="md:col-span-2"
        onRetry={() => {
          loaded.retry();
          onRetry();
        }}
      >
        {copy.failed}
      </SearchFailure>
    );
  }
  if (hits.length === 0) return null;
  const shown = wholeQuery === calm ? hits : hits.slice(0, FIRST);
  return (
    <section aria-label={copy.results} className="min-w-0 border-t border-line pt-2 md:col-span-2">
      <ol className="gap-x-12 md:columns-2">
        {shown.map(({ slug, title, id, heading, excerpt }) => (
          <li key={`${slug}#${id}`} className="break-inside-avoid border-b border-line">
            <Link
              to={legalHref(slug, id)}
              className="group block rounded-sm py-3 hover:bg-surface sm:px-3"
              onClick={onChoose}
            >
              <span className="block text-small text-ink-soft">{title}</span>{' '}
              <span className="block font-semibold text-primary underline-offset-4 group-hover:underline">
                <Marked parts={heading} />
              </span>{' '}
              <span className="mt-0.5 block text-small wrap-anywhere">
                <Marked parts={excerpt} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {shown.length < hits.length ? (
        <Button variant="secondary" className="mt-5" onClick={() => setWholeQuery(calm)}>
          {copy.all(hits.length)}
        </Button>
      ) : null}
    </section>
  );
}
