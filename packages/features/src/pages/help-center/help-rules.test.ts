// Proves HELP-1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { articles, CATEGORIES, loadArticle, loadTexts } from './articles';
import { helpCenterCopy } from './copy';
import { searchArticles } from './search-articles';

const texts = await loadTexts();
const slugs = (query: string) =>
  searchArticles(articles, texts, query).map(({ article }) => article.slug);

describe('the articles', () => {
  it('are at least 24, some in each category', () => {
    expect(articles.length).toBeGreaterThanOrEqual(24);
    expect(
      CATEGORIES.map((category) => articles.some((article) => article.category === category)),
    ).not.toContain(false);
  });

  it('have the documented sizes of the full library', () => {
    expect(CATEGORIES.map((category) => helpCenterCopy.categories[category].count)).toEqual([
      139, 121, 28,
    ]);
  });

  it.each(articles.map(({ slug }) => slug))('%s has a text that says something', (slug) => {
    expect(texts.get(slug)?.split(/\s+/).length).toBeGreaterThan(45);
  });

  it('refuses to load what does not exist', async () => {
    await expect(loadArticle('nobody')).rejects.toThrow('There is no text nobody.');
  });
});

describe('the search', () => {
  it('puts titles before summaries and summaries before texts', () => {
    const found = slugs('coins');
    expect(found.slice(0, 3).sort()).toEqual(['buy-coins', 'coins-lost', 'spend-coins']);
    expect(found.indexOf('receipts')).toBeGreaterThan(2);
  });

  it('needs every word, whatever its capitals', () => {
    expect(slugs('SHIFT weather')).toEqual(['quick-exit']);
    expect(slugs('weather bank')).toEqual([]);
  });

  it('finds by title and summary before the texts are there', () => {
    const found = searchArticles(articles, new Map(), 'receipt').map(({ article }) => article.slug);
    expect(found).toContain('receipts');
  });

  it('marks what was looked for', () => {
    const [hit] = searchArticles(articles, texts, 'airtel');
    expect(hit?.excerpt.filter((part) => part.hit).map(({ text }) => text)).toEqual(['Airtel']);
  });

  it('gives nothing for blanks and never throws', () => {
    expect(slugs('   ')).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(slugs(query).length).toBeLessThanOrEqual(articles.length);
      }),
    );
  });
});
