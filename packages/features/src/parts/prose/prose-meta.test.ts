import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { proseMeta, readingMinutes } from './prose-meta';

const good = { slug: 'terms', words: 900, title: 'Terms', summary: 'The agreement.' };

describe('proseMeta', () => {
  it('accepts valid front matter', () => {
    expect(v.parse(proseMeta, good)).toEqual(good);
  });

  it.each([
    { title: '' },
    { title: 7 },
    { summary: '  ' },
    { words: 0 },
    { words: 1.5 },
    { slug: undefined },
  ])('rejects %j', (wrong) => {
    expect(v.safeParse(proseMeta, { ...good, ...wrong }).success).toBe(false);
  });
});

describe('readingMinutes', () => {
  it.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [1550, 8],
  ])('for %i words returns %i', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });
});
