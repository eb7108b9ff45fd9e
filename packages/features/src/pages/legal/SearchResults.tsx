import { Button } from '@iru/ui/button';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';

import { type LegalDocument, legalHref } from '../../content/legal/documents';
import { UNTRANSLATED } from '../../content/untranslated';
import { useLazyImport } from '../../parts/lazy/use-lazy-import';
import { proseCopy } from '#words/parts/prose/copy';
import { Marked } from '../../parts/prose/Marked';
import {
  isTooShort,
  type SearchedDocument,
  searchProse,
  searchTerms,
} from '../../parts/prose/search-prose';
import { SearchFailure } from '../../parts/search-field/SearchFailure';
import { legalCopy } from '#words/pages/legal/copy';

const copy = legalCopy.search;

const INITIAL_RESULTS = 8;

export interface SearchResultsProps {
  query: string;
  /** Must be constant. */
  load: () => Promise<readonly SearchedDocument<LegalDocument>[]>;
  /** Called with the result summary, for the search’s live region. */
  onAnnounce: (message: string) => void;
  onChoose: () => void;
  /** Called when the text is loaded again. The retry button disappears, so focus should move. */
  onRetry: () => void;
}

export function SearchResults({ query, load, onAnnounce, onChoose, onRetry }: SearchResultsProps) {
  const loaded = useLazyImport(true, load);
  const deferredQuery = useDeferredValue(query.trim());
  const hits = useMemo(
    () => (loaded.value ? searchProse(loaded.value, deferredQuery) : []),
    [loaded.value, deferredQuery],
  );
  // “Show all” applies to one query only.
  const [expandedQuery, setExpandedQuery] = useState<string>();
  const hasTerms = searchTerms(deferredQuery).length > 0;
  const documents = new Set(hits.map(({ slug }) => slug)).size;
  const summary =
    hits.length > 0 ? copy.found(hits.length, documents, deferredQuery) : copy.none(deferredQuery);
  const messages = { idle: copy.loading, loading: copy.loading, ready: summary, failed: '' };
  const hint = isTooShort(deferredQuery) ? proseCopy.tooShort : '';
  const message = hasTerms ? messages[loaded.state] : hint;
  useEffect(() => onAnnounce(message), [onAnnounce, message]);

  if (!hasTerms) return null;
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
  const shown = expandedQuery === deferredQuery ? hits : hits.slice(0, INITIAL_RESULTS);
  return (
    <section aria-label={copy.results} className="min-w-0 border-t border-line pt-2 md:col-span-2">
      <ol className="gap-x-12 md:columns-2">
        {shown.map(({ slug, title, id, heading, excerpt }) => (
          <li key={`${slug}#${id}`} className="break-inside-avoid border-b border-line">
            <Link
              to={legalHref(slug, id)}
              lang={UNTRANSLATED}
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
        <Button
          variant="secondary"
          className="mt-5"
          onClick={() => setExpandedQuery(deferredQuery)}
        >
          {copy.all(hits.length)}
        </Button>
      ) : null}
    </section>
  );
}
