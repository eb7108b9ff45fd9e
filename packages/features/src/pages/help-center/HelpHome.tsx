import { Notice } from '@iru/ui/notice';
import type { Ref } from 'react';

import { searchTerms } from '../../parts/prose/search-prose';
import { ArticleList } from './ArticleList';
import type { ArticleTexts } from './articles';
import { ArticleSearch } from './ArticleSearch';
import { Categories } from './Categories';
import { helpCenterCopy as copy } from '#words/pages/help-center/copy';
import { useSearchQuery } from './use-search-query';
import { ContactOptions } from './ContactOptions';

export interface HelpHomeProps {
  isNotFound: boolean;
  /** Must be constant. */
  loadAll: () => Promise<ArticleTexts>;
  headingRef: Ref<HTMLHeadingElement>;
}

export function HelpHome({ isNotFound, loadAll, headingRef }: HelpHomeProps) {
  const { query, change, flush } = useSearchQuery();
  return (
    <>
      <div className="border-b border-line bg-sunken">
        <div className="page-width py-10 md:py-16">
          <h1 ref={headingRef} tabIndex={-1} className="text-display">
            {copy.heading}
          </h1>
          <p className="mt-4 mb-8 max-w-prose text-lead text-ink-soft">{copy.intro}</p>
          {isNotFound ? <Notice className="mb-6 max-w-form">{copy.notFound}</Notice> : null}
          <ArticleSearch query={query} onQuery={change} onChoose={flush} loadAll={loadAll} />
        </div>
      </div>
      {searchTerms(query).length === 0 ? (
        <>
          <Categories />
          <ArticleList />
        </>
      ) : null}
      <ContactOptions />
    </>
  );
}
