import {
  excerptOf,
  markWords,
  type MarkedText,
  wordsOf,
  wordTest,
} from '../../parts/prose/search-prose';
import type { Article, ArticleTexts } from './articles';

/** An article that holds every word that was looked for. */
export interface ArticleHit {
  readonly article: Article;
  readonly title: readonly MarkedText[];
  readonly excerpt: readonly MarkedText[];
}

/** The articles that hold every word: those so titled first, then by summary and tags, then by text. */
export const searchArticles = (
  articles: readonly Article[],
  texts: ArticleTexts,
  query: string,
): ArticleHit[] => {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const tests = words.map(wordTest);
  const holds = (text: string) => tests.every((test) => test.test(text));
  const ranked = articles.flatMap((article) => {
    const { slug, title, summary, tags } = article;
    const known = `${title} ${summary} ${tags.join(' ')}`;
    const text = texts.get(slug) ?? '';
    if (!holds(`${known} ${text}`)) return [];
    const rank = holds(title) ? 0 : holds(known) ? 1 : 2;
    const excerpt = rank === 2 ? excerptOf(text, words) : summary;
    return [
      {
        rank,
        hit: { article, title: markWords(title, words), excerpt: markWords(excerpt, words) },
      },
    ];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ hit }) => hit);
};
