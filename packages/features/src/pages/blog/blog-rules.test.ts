// Proves BLOG-1.
import { describe, expect, it } from 'vitest';

import { findPosts, readBlogQuery } from './find-posts';
import { loadPost, posts, tags } from './posts';

const idsOf = (words: string, tag = '') => findPosts(posts, { words, tag }).map(({ id }) => id);

describe('the posts', () => {
  it('are at least six, with three featured, newest first', () => {
    expect(posts.length).toBeGreaterThanOrEqual(6);
    expect(posts.filter(({ featured }) => featured)).toHaveLength(3);
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort((a, b) => b.localeCompare(a)));
  });

  it.each(posts.map(({ id }) => id))('%s has several hundred words in sections', async (id) => {
    const { sections } = await loadPost(id);
    const words = sections.flatMap(({ text }) => text.split(/\s+/));
    expect(words.length).toBeGreaterThan(350);
    expect(sections.length).toBeGreaterThan(3);
  });

  it('reject an unknown post', async () => {
    await expect(loadPost('../help/log-in')).rejects.toThrow('Unknown text');
  });
});

describe('the search', () => {
  it('matches titles and tags, ignoring case', () => {
    expect(idsOf('CONSENT')).toEqual(['two-yeses']);
    expect(idsOf('family')).toEqual(['before-gusaba']);
    expect(idsOf('dates hour')).toEqual(['seven-first-dates']);
  });

  it('matches keywords', () => {
    expect(idsOf('fraud')).toEqual(['the-fourth-message']);
    expect(idsOf('scam')).toEqual(['the-fourth-message']);
  });

  it('returns all posts for an empty query, and none without a match', () => {
    expect(idsOf('  ')).toHaveLength(posts.length);
    expect(idsOf('zzz')).toEqual([]);
  });

  it('distinguishes an unknown post from none', () => {
    const isNotFound = (query: string) =>
      readBlogQuery(new URLSearchParams(query), posts).isNotFound;
    const queries = ['post=unknown', 'post=two-yeses', 'post=', 'q=unknown'];
    expect(queries.filter(isNotFound)).toEqual(['post=unknown']);
  });

  it('filters by tag', () => {
    for (const tag of tags)
      expect(new Set(findPosts(posts, { words: '', tag }).map((post) => post.tag))).toEqual(
        new Set([tag]),
      );
  });
});
