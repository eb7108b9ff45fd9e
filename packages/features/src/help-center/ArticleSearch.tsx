import { Button } from '@iru/ui/button';
import { EmptyState } from '@iru/ui/empty-state';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { contactAddress } from '../paths';
import { Marked } from '../shared/prose/Marked';
import { wordsOf } from '../shared/prose/search-prose';
import { SearchField } from '../shared/search-field/SearchField';
import { useLoaded } from '../shared/use-loaded';
import { type ArticleTexts, articles } from './articles';
import { helpCenterCopy } from './copy';
import { helpAddress } from './help-address';
import { searchArticles } from './search-articles';

const copy = helpCenterCopy.search;
const NO_TEXTS: ArticleTexts = new Map();

export interface ArticleSearchProps {
  query: string;
  onQuery: (query: string) => void;
  /** Loads all texts; a constant. */
  loadAll: () => Promise<ArticleTexts>;
}

/** Searches titles at once, and texts as soon as they are there; they load when the field is first entered. */
export function ArticleSearch({ query, onQuery, loadAll }: ArticleSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(false);
  const texts = useLoaded(entered, loadAll);
  const calm = useDeferredValue(query.trim());
  const hits = useMemo(() => searchArticles(articles, texts.value ?? NO_TEXTS, calm), [texts.value, calm]);
  const asks = wordsOf(calm).length > 0;
  const settled = texts.state === 'ready' || texts.state === 'failed';
  const clear = () => {
    onQuery('');
    field.current?.focus();
  };
  const said = () => {
    if (!asks) return null;
    if (!settled && hits.length === 0) return copy.loading;
    const found = copy.found(hits.length, calm);
    return texts.state === 'failed' ? `${found}. ${copy.partly}` : found;
  };
  return (
    <search className="block">
      <SearchField
        ref={field}
        size="lg"
        label={copy.label}
        placeholder={copy.placeholder}
        clearLabel={copy.clear}
        value={query}
        onValue={onQuery}
        onEnter={() => setEntered(true)}
        fieldClassName="max-w-form"
      />
      <p role="status" className="mt-3 min-h-[1lh] text-ink-soft">
        {said()}
      </p>
      {asks && hits.length > 0 ? (
        <ul aria-label={copy.results} className="mt-2 grid gap-x-12 border-t border-line md:grid-cols-2">
          {hits.map(({ article, title, excerpt }) => (
            <li key={article.slug} className="border-b border-line">
              <Link to={helpAddress(article.slug)} className="group block rounded-sm py-4">
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
      {asks && settled && hits.length === 0 ? (
        <EmptyState
          title={copy.none.title}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={clear}>{copy.clear}</Button>
              <Button asChild variant="secondary">
                <Link to={contactAddress('general')}>{copy.none.contact}</Link>
              </Button>
            </div>
          }
        >
          {copy.none.text(calm)}
        </EmptyState>
      ) : null}
    </search>
  );
}
