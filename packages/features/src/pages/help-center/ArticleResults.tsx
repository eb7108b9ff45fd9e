import { Button } from '@iru/ui/button';
import { EmptyState } from '@iru/ui/empty-state';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';

import { useLazyImport } from '../../parts/lazy/use-lazy-import';
import { proseCopy } from '../../parts/prose/copy';
import { Marked } from '../../parts/prose/Marked';
import { isTooShort, wordsOf } from '../../parts/prose/search-prose';
import { SearchFailure } from '../../parts/search-field/SearchFailure';
import { contactAddress } from '../../paths';
import { type ArticleTexts, articles } from './articles';
import { helpCenterCopy } from './copy';
import { helpAddress } from './help-address';
import { searchArticles } from './search-articles';

const copy = helpCenterCopy.search;
const NO_TEXTS: ArticleTexts = new Map();

export interface ArticleResultsProps {
  /** What is looked for. */
  query: string;
  /** Loads all texts; a constant. */
  loadAll: () => Promise<ArticleTexts>;
  /** Called with a sentence on what was found, for the status of the search. */
  onAnnounce: (sentence: string) => void;
  /** Called when the visitor chose an article. */
  onChoose: () => void;
  /** Called to empty the search. */
  onClear: () => void;
  /** Called when the texts are asked for once more; the button that was pressed goes away. */
  onRetry: () => void;
}

/** The articles that hold the words of a query: by title and summary at once, by text once the texts are there. */
export function ArticleResults({
  query,
  loadAll,
  onAnnounce,
  onChoose,
  onClear,
  onRetry,
}: ArticleResultsProps) {
  const { state, value = NO_TEXTS, retry } = useLazyImport(true, loadAll);
  const calm = useDeferredValue(query.trim());
  const hits = useMemo(() => searchArticles(articles, value, calm), [value, calm]);
  const asks = wordsOf(calm).length > 0;
  const answer = () => {
    if (isTooShort(calm)) return proseCopy.tooShort;
    if (!asks) return '';
    if (hits.length > 0 || state === 'ready') return copy.found(hits.length, calm);
    // What was not searched cannot be said to hold nothing: the notice says so.
    return state === 'failed' ? '' : copy.loading;
  };
  const sentence = answer();
  useEffect(() => onAnnounce(sentence), [onAnnounce, sentence]);

  if (!asks) return null;
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
                to={helpAddress(article.slug)}
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
          {copy.none.text(calm)}
        </EmptyState>
      ) : null}
    </>
  );
}
