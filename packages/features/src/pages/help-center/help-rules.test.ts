// Proves HELP-1.
import { describe, expect, it } from 'vitest';

import { articles, CATEGORIES, LIBRARY_COUNTS, loadArticle, loadTexts } from './articles';
import { searchArticles } from './search-articles';

const texts = await loadTexts();
const slugs = (query: string) =>
  searchArticles(articles, texts, query).map(({ article }) => article.slug);

describe('the articles', () => {
  it('are at least 24, with some in each category', () => {
    expect(articles.length).toBeGreaterThanOrEqual(24);
    expect(
      CATEGORIES.map((category) => articles.some((article) => article.category === category)),
    ).not.toContain(false);
  });

  it('have the library counts from the specification', () => {
    expect(CATEGORIES.map((category) => LIBRARY_COUNTS[category])).toEqual([139, 121, 28]);
  });

  it.each(articles.map(({ slug }) => slug))('%s has more than 45 words', (slug) => {
    expect(texts.get(slug)?.split(/\s+/).length).toBeGreaterThan(45);
  });

  it('reject an unknown article', async () => {
    await expect(loadArticle('unknown')).rejects.toThrow('Unknown text: unknown.');
  });
});

describe('the search', () => {
  it('ranks titles before summaries, and summaries before texts', () => {
    const found = slugs('coins');
    expect(found.slice(0, 3).sort()).toEqual(['buy-coins', 'coins-lost', 'spend-coins']);
    expect(found.indexOf('receipts')).toBeGreaterThan(2);
  });

  it('requires every word, ignoring case', () => {
    expect(slugs('SHIFT weather')).toEqual(['quick-exit']);
    expect(slugs('weather bank')).toEqual([]);
  });

  it('searches titles and summaries before the texts load', () => {
    const found = searchArticles(articles, new Map(), 'receipt').map(({ article }) => article.slug);
    expect(found).toContain('receipts');
  });

  it('returns nothing for a blank query', () => {
    expect(slugs('   ')).toEqual([]);
  });
});
