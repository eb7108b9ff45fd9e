import { useRef, useState } from 'react';

import { SearchField } from '../../parts/search-field/SearchField';
import { ArticleResults } from './ArticleResults';
import type { ArticleTexts } from './articles';
import { helpCenterCopy } from './copy';

const copy = helpCenterCopy.search;

export interface ArticleSearchProps {
  /** What is looked for. */
  query: string;
  onQuery: (query: string) => void;
  /** Called when the visitor chose an article. */
  onChoose: () => void;
  /** Loads all texts; a constant. */
  loadAll: () => Promise<ArticleTexts>;
}

/** Searches titles at once, and texts as soon as they are there; they load when the field is first entered. */
export function ArticleSearch({ query, onQuery, onChoose, loadAll }: ArticleSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const toField = () => field.current?.focus();
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
      <p role="status" className="mt-3 min-h-[1lh] wrap-anywhere text-ink-soft">
        {query.trim() === '' ? null : announcement}
      </p>
      {entered || query !== '' ? (
        <ArticleResults
          query={query}
          loadAll={loadAll}
          onAnnounce={setAnnouncement}
          onChoose={onChoose}
          onClear={() => {
            onQuery('');
            toField();
          }}
          onRetry={toField}
        />
      ) : null}
    </search>
  );
}
