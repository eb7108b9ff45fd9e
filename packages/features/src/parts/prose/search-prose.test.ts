import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { withBrandWords } from '../../content/brand-words';
import { isTooShort, type MarkedText, searchProse, searchTerms } from './search-prose';

const documents = [
  {
    slug: 'terms',
    title: 'Terms',
    sections: [
      { id: '', heading: '', text: 'They take effect in January.' },
      {
        id: 'appeals',
        heading: 'Appeals',
        text: `You may appeal within 30 days. ${'And so on. '.repeat(40)}The end of an appeal.`,
      },
    ],
  },
  {
    slug: 'refunds',
    title: 'Refunds',
    sections: [
      {
        id: 'how',
        heading: 'How to ask',
        text: 'We respond in 3-5 business days. After that you may appeal; it is free.',
      },
      { id: 'notice', heading: 'Notice', text: 'Prices change with 30 days’ notice (C++).' },
    ],
  },
] as const;

const documentOf = (text: string, slug = 's') => ({
  slug,
  title: 'T',
  sections: [{ id: 'a', heading: 'H', text }],
});
const plain = (parts: readonly MarkedText[]) => parts.map(({ text }) => text).join('');
const hits = (parts: readonly MarkedText[]) =>
  parts.filter(({ hit }) => hit).map(({ text }) => text);
const places = (query: string) =>
  searchProse(documents, query).map(({ slug, id }) => `${slug}#${id}`);

describe('searchProse', () => {
  it('finds sections by their words, with heading matches first', () => {
    expect(places('appeal')).toEqual(['terms#appeals', 'refunds#how']);
    expect(places('NOTICE')).toEqual(['refunds#notice']);
    expect(places('january')).toEqual(['terms#']);
  });

  it('requires every word, in any order, in the heading or the text', () => {
    expect(places('days appeal')).toEqual(['terms#appeals', 'refunds#how']);
    expect(places('ask business')).toEqual(['refunds#how']);
    expect(places('appeal january')).toEqual([]);
  });

  it('matches symbols literally, and treats straight and curly apostrophes and dashes alike', () => {
    expect(places('c++')).toEqual(['refunds#notice']);
    expect(places("days' notice")).toEqual(['refunds#notice']);
    expect(places('3–5')).toEqual(['refunds#how']);
    expect(places('.*')).toEqual([]);
  });

  it('finds words with and without accents, and highlights them as they are written', () => {
    const texts = [documentOf('Café, señor')];
    const found = (query: string) => hits(searchProse(texts, query)[0]?.excerpt ?? []);
    for (const query of ['cafe', 'CAFÉ', 'cafe\u0301', 'càfê'])
      expect(found(query)).toEqual(['Café']);
    expect(found('senor')).toEqual(['señor']);
  });

  it('finds ligatures by their letters, and highlights them whole', () => {
    const texts = [documentOf('La sœur et le cœ\u0301ur d’ﬁls')];
    const found = (query: string) => hits(searchProse(texts, query)[0]?.excerpt ?? []);
    for (const query of ['soeur', 'SŒUR']) expect(found(query)).toEqual(['sœur']);
    expect(found('coe')).toEqual(['cœ\u0301']);
    expect(found('fils')).toEqual(['ﬁls']);
    expect(found("d'fils")).toEqual(['d’ﬁls']);
  });

  it.each([
    '"business days"',
    '“business days”',
    '«business» days',
    "'business days'",
    '‘business’ ’days’',
  ])('ignores quotation marks in %s', (query) => {
    expect(places(query)).toEqual(['refunds#how']);
  });

  it.each(['', '  ', 'a', 'a b', '\u202E'])('finds nothing for %j', (query) => {
    expect(searchProse(documents, query)).toEqual([]);
  });

  it('highlights matches in heading and excerpt, and cuts at word boundaries', () => {
    const [found] = searchProse(documents, 'appeal');
    expect(hits(found?.heading ?? [])).toEqual(['Appeal']);
    expect(hits(found?.excerpt ?? [])).toEqual(['appeal']);
    expect(plain(found?.excerpt ?? [])).toMatch(/^You may appeal within 30 days\. .* …$/);
    expect(plain(found?.excerpt ?? []).length).toBeLessThan(190);
  });

  it('uses the document title for text before the first heading', () => {
    expect(plain(searchProse(documents, 'effect')[0]?.heading ?? [])).toBe('Terms');
  });

  it('never throws, and only shows text from the document', () => {
    const anyText = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(anyText, fc.array(anyText), (query, texts) => {
        const own = texts.map((text, at) => documentOf(text, String(at)));
        for (const { slug, excerpt } of searchProse(own, query)) {
          expect(texts[Number(slug)]).toContain(plain(excerpt).replace(/^… | …$/g, ''));
        }
      }),
    );
  });

  it('finds any word of a section', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{2,9}$/), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(words, fc.nat(), (text, at) => {
        const word = text[at % text.length] ?? '';
        const [found] = searchProse([documentOf(text.join(' '))], word);
        expect(hits(found?.excerpt ?? [])).toContain(word);
      }),
    );
  });
});

describe('searchTerms', () => {
  it('returns each word once, longest first', () => {
    expect(searchTerms(' To REFUND a refund to ')).toEqual(['refund', 'to']);
  });

  it('keeps apostrophes inside words', () => {
    expect(searchTerms("‘we don’t’ don't")).toEqual(["don't", 'we']);
  });

  it.each([
    ['a', true],
    [' "" ', true],
    ['a b', true],
    ['ab', false],
    ['a bc', false],
    ['', false],
    ['  ', false],
  ])('isTooShort(%j) is %s', (query, short) => {
    expect(isTooShort(query)).toBe(short);
  });
});

describe('withBrandWords', () => {
  it('replaces brand references and nothing else', () => {
    expect(withBrandWords('Write to brand.email, brand.company.name')).toBe(
      'Write to hello@iru.example, Iru Connections Ltd',
    );
    expect(withBrandWords('the brand. name and brand.nothing')).toBe(
      'the brand. name and brand.nothing',
    );
  });
});
