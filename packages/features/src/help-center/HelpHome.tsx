import { type Ref, useState } from 'react';

import type { ArticleTexts } from './articles';
import { ArticleList } from './ArticleList';
import { ArticleSearch } from './ArticleSearch';
import { Categories } from './Categories';
import { helpCenterCopy as copy } from './copy';
import { WaysToAsk } from './WaysToAsk';

export interface HelpHomeProps {
  /** Loads all texts for the search; a constant. */
  loadAll: () => Promise<ArticleTexts>;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The search, the categories and every article by title. */
export function HelpHome({ loadAll, headingRef }: HelpHomeProps) {
  const [query, setQuery] = useState('');
  return (
    <>
      <div className="border-b border-line bg-sunken">
        <div className="page-width py-10 md:py-16">
          <h1 ref={headingRef} tabIndex={-1} className="text-display">
            {copy.heading}
          </h1>
          <p className="mt-4 mb-8 max-w-prose text-lead text-ink-soft">{copy.intro}</p>
          <ArticleSearch query={query} onQuery={setQuery} loadAll={loadAll} />
        </div>
      </div>
      {query.trim() === '' ? (
        <>
          <Categories />
          <ArticleList />
        </>
      ) : null}
      <WaysToAsk />
    </>
  );
}
