import {
  excerptOf,
  markWords,
  type MarkedText,
  searchTerms,
  wordTest,
} from '../../parts/prose/search-prose';
import type { Article, ArticleTexts } from './articles';

export interface ArticleHit {
  readonly article: Article;
  readonly title: readonly MarkedText[];
  readonly excerpt: readonly MarkedText[];
}

/** Returns the articles that contain every search term: title matches first, then summary and tags, then text. */
export const searchArticles = (
  articles: readonly Article[],
  texts: ArticleTexts,
  query: string,
): ArticleHit[] => {
  const words = searchTerms(query);
  if (words.length === 0) return [];
  const tests = words.map(wordTest);
  const matches = (text: string) => tests.every((test) => test.test(text));
  const ranked = articles.flatMap((article) => {
    const { slug, title, summary, tags } = article;
    const metadata = `${title} ${summary} ${tags.join(' ')}`;
    const text = texts.get(slug) ?? '';
    if (!matches(`${metadata} ${text}`)) return [];
    const rank = matches(title) ? 0 : matches(metadata) ? 1 : 2;
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
