import { useRef, useState } from 'react';

import { SearchField } from '../../parts/search-field/SearchField';
import { ArticleResults } from './ArticleResults';
import type { ArticleTexts } from './articles';
import { helpCenterCopy } from '#words/pages/help-center/copy';

const copy = helpCenterCopy.search;

export interface ArticleSearchProps {
  query: string;
  onQuery: (query: string) => void;
  onChoose: () => void;
  /** Must be constant. */
  loadAll: () => Promise<ArticleTexts>;
}

/** Searches titles at once, and texts once they load. Loading starts when the field is first focused. */
export function ArticleSearch({ query, onQuery, onChoose, loadAll }: ArticleSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const focusField = () => field.current?.focus();
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
            focusField();
          }}
          onRetry={focusField}
        />
      ) : null}
    </search>
  );
}
