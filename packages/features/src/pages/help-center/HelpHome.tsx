import { Notice } from '@iru/ui/notice';
import type { Ref } from 'react';

import { wordsOf } from '../../parts/prose/search-prose';
import { ArticleList } from './ArticleList';
import type { ArticleTexts } from './articles';
import { ArticleSearch } from './ArticleSearch';
import { Categories } from './Categories';
import { helpCenterCopy as copy } from './copy';
import { useSearchWords } from './use-search-words';
import { WaysToAsk } from './WaysToAsk';

export interface HelpHomeProps {
  /** Whether the address names an article that is not there. */
  isNotFound: boolean;
  /** Loads all texts for the search; a constant. */
  loadAll: () => Promise<ArticleTexts>;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The search, the categories and every article by title. */
export function HelpHome({ isNotFound, loadAll, headingRef }: HelpHomeProps) {
  const { words, change, keep } = useSearchWords();
  return (
    <>
      <div className="border-b border-line bg-sunken">
        <div className="page-width py-10 md:py-16">
          <h1 ref={headingRef} tabIndex={-1} className="text-display">
            {copy.heading}
          </h1>
          <p className="mt-4 mb-8 max-w-prose text-lead text-ink-soft">{copy.intro}</p>
          {isNotFound ? <Notice className="mb-6 max-w-form">{copy.notFound}</Notice> : null}
          <ArticleSearch query={words} onQuery={change} onChoose={keep} loadAll={loadAll} />
        </div>
      </div>
      {wordsOf(words).length === 0 ? (
        <>
          <Categories />
          <ArticleList />
        </>
      ) : null}
      <WaysToAsk />
    </>
  );
}
