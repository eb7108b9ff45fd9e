import {
  excerptOf,
  hasWords,
  markWords,
  type MarkedText,
  searchTerms,
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
  const ranked = articles.flatMap((article) => {
    const { slug, title, summary, tags } = article;
    const metadata = `${title} ${summary} ${tags.join(' ')}`;
    const text = texts.get(slug) ?? '';
    if (!hasWords(words, metadata, text)) return [];
    const rank = hasWords(words, title) ? 0 : hasWords(words, metadata) ? 1 : 2;
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
