// Proves BLOG-1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findPosts, readBlogQuery } from './find-posts';
import { loadPost, posts, tags } from './posts';

const idsOf = (words: string, tag = '') => findPosts(posts, { words, tag }).map(({ id }) => id);

describe('the posts', () => {
  it('are at least six, three of them featured, the newest first', () => {
    expect(posts.length).toBeGreaterThanOrEqual(6);
    expect(posts.filter(({ featured }) => featured)).toHaveLength(3);
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort((a, b) => b.localeCompare(a)));
  });

  it.each(posts.map(({ id }) => id))(
    '%s has a text of several hundred words in sections',
    async (id) => {
      const { sections } = await loadPost(id);
      const words = sections
        .map(({ text }) => text)
        .join(' ')
        .split(/\s+/);
      expect(words.length).toBeGreaterThan(300);
      expect(sections.length).toBeGreaterThan(3);
    },
  );

  it('refuses to load what does not exist', async () => {
    await expect(loadPost('../help/log-in')).rejects.toThrow('There is no text');
  });
});

describe('the search', () => {
  it('finds words of titles and tags, whatever their capitals', () => {
    expect(idsOf('CONSENT')).toEqual(['two-yeses']);
    expect(idsOf('family')).toEqual(['before-gusaba']);
    expect(idsOf('dates hour')).toEqual(['seven-first-dates']);
  });

  it('gives all posts for nothing, and none for what nobody wrote', () => {
    expect(idsOf('  ')).toHaveLength(posts.length);
    expect(idsOf('zzz')).toEqual([]);
  });

  it('knows a post that is not there from none at all', () => {
    const lost = (query: string) => readBlogQuery(new URLSearchParams(query), posts).isNotFound;
    expect([lost('post=nobody'), lost('post=two-yeses'), lost('post='), lost('q=nobody')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('narrows by tag', () => {
    for (const tag of tags)
      expect(new Set(findPosts(posts, { words: '', tag }).map((post) => post.tag))).toEqual(
        new Set([tag]),
      );
  });

  it('never throws, whatever the address says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (q, other) => {
        const query = readBlogQuery(new URLSearchParams({ q, tag: other, post: other }), posts);
        expect(findPosts(posts, query).length).toBeLessThanOrEqual(posts.length);
      }),
    );
  });
});
