// Proves CHAT-2.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { clipReply, splitReply } from './chat-reply';

const ROUTES = ['/', '/pricing', '/about-us', '/find-match', '/plan-date', '/legal?doc=safety'];
const routesIn = (text: string): string[] =>
  splitReply(text, ROUTES)
    .filter(({ kind }) => kind === 'route')
    .map((segment) => segment.text);

describe('splitReply', () => {
  it('splits a sentence', () => {
    expect(splitReply('See /pricing, then /about-us.', ROUTES)).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'route', text: '/pricing' },
      { kind: 'text', text: ', then ' },
      { kind: 'route', text: '/about-us' },
      { kind: 'text', text: '.' },
    ]);
  });

  it.each([
    ['/pricing'],
    ['(/pricing)'],
    ['"/pricing"'],
    ['`/pricing`'],
    ['**/pricing**'],
    ['Try /pricing?'],
    ['/pricing...'],
    ['[Pricing](/pricing).'],
    ['a\n/pricing\nb'],
    ['“/pricing”'],
  ])('%j has a link', (text) => {
    expect(routesIn(text)).toEqual(['/pricing']);
  });

  it.each([
    ['https://evil.example/pricing'],
    ['//evil.example/pricing'],
    ['javascript:/pricing'],
    ['data:text/html,/pricing'],
    ['/pricing/x'],
    ['/pricing/'],
    ['/pricings'],
    ['/Pricing'],
    ['/pricing.html'],
    ['/pricing?x=1'],
    ['/pricing#x'],
    ['/pricing@evil.example'],
    ['<img src=/pricing>'],
    ['his / her'],
    ['and/or'],
    ['/'],
    [''],
  ])('%j stays text', (text) => {
    expect(routesIn(text)).toEqual([]);
  });

  it('recognises an address with a query', () => {
    expect(routesIn('Read /legal?doc=safety. Or /legal?doc=other, or /legal?doc=safety#x')).toEqual(
      ['/legal?doc=safety'],
    );
  });

  it('recognises the home page in quotes or brackets', () => {
    expect(routesIn('Go home (/) or "/".')).toEqual(['/', '/']);
  });

  it('loses nothing and links only the given paths', () => {
    const marks = ['/pricing/', ' ', '(', ')', '.', 'https:/', '//', '\n', '?x'];
    const pieces = fc.oneof(fc.constantFrom(...ROUTES, ...marks), fc.string());
    fc.assert(
      fc.property(fc.array(pieces), (all) => {
        const text = all.join('');
        const texts = splitReply(text, ROUTES).map((segment) => segment.text);
        expect(texts.join('')).toBe(text);
        expect(texts).not.toContain('');
        expect(ROUTES).toEqual(expect.arrayContaining(routesIn(text)));
      }),
    );
  });

  it('never links inside a word', () => {
    const anyWord = fc.stringMatching(/^[a-z0-9:/.@-]{1,20}$/);
    fc.assert(
      fc.property(anyWord, fc.constantFrom(...ROUTES), (word, route) => {
        const segments = splitReply(`${word}${route}`, [route]);
        expect(segments).not.toContainEqual({ kind: 'route', text: route });
      }),
    );
  });

  // Quadratic time on five million characters would take hours, so finishing at all proves it.
  it.each([
    ['slashes', '/'.repeat(5_000_000)],
    ['one endless path', '/a'.repeat(2_500_000)],
    ['dots', `/pricing${'.'.repeat(5_000_000)}x`],
    ['dots and paths', '/pricing..'.repeat(500_000)],
    ['no path', 'a'.repeat(5_000_000)],
    ['a hundred thousand lines', 'A line of words\n'.repeat(100_000)],
  ])('stays linear on %s', (_name, text) => {
    expect(splitReply(text, ROUTES)).toEqual([{ kind: 'text', text }]);
  });
});

describe('clipReply', () => {
  it.each<[string, number, number, string, string]>([
    ['short', 10, 80, 'short', ''],
    ['one two three four', 10, 80, 'one two th', 'ree four'],
    ['aaaaaaaa bbbbbb', 11, 80, 'aaaaaaaa bb', 'bbbb'],
    ['aaaaaaaaaa bbbbb', 11, 80, 'aaaaaaaaaa ', 'bbbbb'],
    ['👍👍👍', 3, 80, '👍', '👍👍'],
    ['👍👍👍', 1, 80, '👍', '👍👍'],
    ['a\nb\nc\nd', 100, 2, 'a\nb\n', 'c\nd'],
  ])('%j at %i and %i lines', (text, limit, lines, shown, rest) => {
    expect(clipReply(text, limit, lines)).toEqual({ shown, rest });
  });

  it('loses nothing, splits no character and always makes progress', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 60 }), (text, limit) => {
        const { shown, rest } = clipReply(text, limit);
        expect(shown + rest).toBe(text);
        expect(shown.length).toBeLessThanOrEqual(Math.max(limit, 2));
        expect(shown).not.toMatch(/\p{Cs}/u);
        expect(shown === '').toBe(text === '');
      }),
    );
  });

  it('limits a reply of a hundred thousand empty lines', () => {
    const { shown, rest } = clipReply('\n'.repeat(100_000), 4000);
    expect([shown.length, rest.length]).toEqual([80, 99_920]);
  });
});
