import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useState } from 'react';

import type { ProseModule } from '../../content/prose-module';
import { useQuery } from '../../parts/hooks/use-query';
import { useStepFocus } from '../../parts/hooks/use-step-focus';
import { PageHead } from '../../parts/page/PageHead';
import { type ArticleTexts, articles, loadArticle, loadTexts } from './articles';
import { ArticleView } from './ArticleView';
import { helpCenterCopy as copy } from '#words/pages/help-center/copy';
import { HelpHome } from './HelpHome';

export interface HelpCenterPageProps {
  /** Loads an article by slug. Must be constant. @default loadArticle */
  load?: (slug: string) => Promise<ProseModule>;
  /** Loads all texts for the search. Must be constant. @default loadTexts */
  loadAll?: () => Promise<ArticleTexts>;
}

/** The Help Center: a searchable list of articles, or one open article (HELP-1). */
export function HelpCenterPage({ load = loadArticle, loadAll = loadTexts }: HelpCenterPageProps) {
  const hydrated = useHydrated();
  const [firstLoad] = useState(!hydrated);
  const slugInUrl = useQuery().get('article');
  const article = articles.find(({ slug }) => slug === slugInUrl);
  const heading = useStepFocus(article?.slug ?? '');
  return (
    <>
      <PageHead
        title={article?.title ?? copy.title}
        description={article?.summary ?? copy.description}
      />
      {article ? (
        <ArticleView
          key={article.slug}
          article={article}
          load={load}
          firstLoad={firstLoad}
          headingRef={heading}
        />
      ) : (
        <HelpHome isNotFound={Boolean(slugInUrl)} loadAll={loadAll} headingRef={heading} />
      )}
    </>
  );
}
