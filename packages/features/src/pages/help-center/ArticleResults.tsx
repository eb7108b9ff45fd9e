import { Button } from '@iru/ui/button';
import { EmptyState } from '@iru/ui/empty-state';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';

import { articleLanguage } from '../../content/untranslated';
import { useLazyImport } from '../../parts/lazy/use-lazy-import';
import { proseCopy } from '#words/parts/prose/copy';
import { Marked } from '../../parts/prose/Marked';
import { isTooShort, searchTerms } from '../../parts/prose/search-prose';
import { SearchFailure } from '../../parts/search-field/SearchFailure';
import { contactAddress } from '../../paths';
import { type ArticleTexts, articles } from './articles';
import { helpCenterCopy } from '#words/pages/help-center/copy';
import { helpHref } from '../../content/help-href';
import { searchArticles } from './search-articles';

const copy = helpCenterCopy.search;
const NO_TEXTS: ArticleTexts = new Map();

export interface ArticleResultsProps {
  query: string;
  /** Must be constant. */
  loadAll: () => Promise<ArticleTexts>;
  /** Called with the result summary, for the search’s live region. */
  onAnnounce: (message: string) => void;
  onChoose: () => void;
  onClear: () => void;
  /** Called when the texts are loaded again. The retry button disappears, so focus should move. */
  onRetry: () => void;
}

export function ArticleResults({
  query,
  loadAll,
  onAnnounce,
  onChoose,
  onClear,
  onRetry,
}: ArticleResultsProps) {
  const { state, value = NO_TEXTS, retry } = useLazyImport(true, loadAll);
  const deferredQuery = useDeferredValue(query.trim());
  const hits = useMemo(
    () => searchArticles(articles, value, deferredQuery),
    [value, deferredQuery],
  );
  const hasTerms = searchTerms(deferredQuery).length > 0;
  const getMessage = () => {
    if (isTooShort(deferredQuery)) return proseCopy.tooShort;
    if (!hasTerms) return '';
    if (hits.length > 0 || state === 'ready') return copy.found(hits.length, deferredQuery);
    // Without the texts there may be more matches, so the notice explains that instead.
    return state === 'failed' ? '' : copy.loading;
  };
  const message = getMessage();
  useEffect(() => onAnnounce(message), [onAnnounce, message]);

  if (!hasTerms) return null;
  return (
    <>
      {state === 'failed' ? (
        <SearchFailure
          className="mt-4 max-w-form"
          onRetry={() => {
            retry();
            onRetry();
          }}
        >
          {copy.partly}
        </SearchFailure>
      ) : null}
      {hits.length > 0 ? (
        <ul
          aria-label={copy.results}
          className="mt-4 grid gap-x-12 border-t border-line md:grid-cols-2"
        >
          {hits.map(({ article, title, excerpt }) => (
            <li key={article.slug} className="border-b border-line">
              <Link
                to={helpHref(article.slug)}
                lang={articleLanguage(article.slug)}
                className="group block rounded-sm py-4"
                onClick={onChoose}
              >
                <span className="block font-semibold text-primary underline-offset-4 group-hover:underline">
                  <Marked parts={title} />
                </span>{' '}
                <span className="mt-1 block text-small wrap-anywhere">
                  <Marked parts={excerpt} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {hits.length === 0 && state === 'ready' ? (
        <EmptyState
          className="mt-4"
          title={copy.none.title}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={onClear}>{copy.clear}</Button>
              <Button asChild variant="secondary">
                <Link to={contactAddress('general')}>{copy.none.contact}</Link>
              </Button>
            </div>
          }
        >
          {copy.none.text(deferredQuery)}
        </EmptyState>
      ) : null}
    </>
  );
}
