import * as v from 'valibot';

import { articleMetas, articleTexts } from '#articles';
import { withBrandWords } from '../../content/brand-words';
import { compareTexts } from '../../domain/compare-texts';
import { proseLoader } from '../../parts/prose/prose-loader';
import { proseMeta } from '../../parts/prose/prose-meta';

/** The categories, in order (HELP-1). */
export const CATEGORIES = ['getting-started', 'safety', 'coins'] as const;
export type Category = (typeof CATEGORIES)[number];

/** How many articles the full library has (HELP-1). */
export const LIBRARY_COUNTS: Readonly<Record<Category, number>> = {
  'getting-started': 139,
  safety: 121,
  coins: 28,
};

const articleMeta = v.object({
  ...proseMeta.entries,
  category: v.picklist(CATEGORIES),
  tags: v.array(v.string()),
});

export type Article = v.InferOutput<typeof articleMeta>;

/** All articles, sorted by category and then title. */
export const articles: readonly Article[] = Object.values(articleMetas)
  .map((meta) => v.parse(articleMeta, meta))
  .sort(
    (a, b) =>
      CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) ||
      compareTexts(a.title, b.title),
  );

/** Loads an article. Rejects if it’s unknown or fails to load. */
export const loadArticle = proseLoader(articleTexts);

/** The plain text of each article, by slug. */
export type ArticleTexts = ReadonlyMap<string, string>;

/** Loads all texts for the search. Rejects if one fails. */
export const loadTexts = async (): Promise<ArticleTexts> =>
  new Map(
    await Promise.all(
      articles.map(async ({ slug }) => {
        const { sections } = await loadArticle(slug);
        return [
          slug,
          withBrandWords(
            sections.map(({ heading, text }) => `${heading} ${text}`.trim()).join(' '),
          ),
        ] as const;
      }),
    ),
  );
