// Proves LEGAL-1.
import { describe, expect, it } from 'vitest';

import { LEGAL_DOCUMENTS, legalHref } from '../../content/legal/documents';
import { parseHeadingId } from '../../parts/prose/parse-heading-id';
import { searchProse } from '../../parts/prose/search-prose';
import { legalCopy } from '#words/pages/legal/copy';
import { currentHeading } from './current-heading';
import { legalMetas, legalSource, loadSearched, readMetas } from './legal-metas';
import { parseDocument, isUnknownDocument } from './legal-query';

describe('document URLs', () => {
  it.each(LEGAL_DOCUMENTS)('open %s', (document) => {
    const url = new URL(legalHref(document, 'a-heading'), 'https://iru.example');
    expect([url.pathname, parseDocument(url.searchParams), parseHeadingId(url.hash)]).toEqual([
      '/legal',
      document,
      'a-heading',
    ]);
  });

  it.each(['', 'doc=', 'doc=nothing', 'doc=Privacy', 'doc=__proto__'])(
    'with ?%s open the first document',
    (query) => {
      expect(parseDocument(new URLSearchParams(query))).toBe('terms');
    },
  );

  it('distinguish an unknown document from none', () => {
    const isUnknown = (query: string) => isUnknownDocument(new URLSearchParams(query));
    const queries = ['doc=nothing', 'doc=__proto__', 'doc=terms', 'doc=', ''];
    expect(queries.filter(isUnknown)).toEqual(['doc=nothing', 'doc=__proto__']);
  });

  it.each(['#%', '#%zz', '#<b>', `#${'a'.repeat(201)}`])('ignore the invalid hash %s', (hash) => {
    expect(parseHeadingId(hash)).toBe('');
  });
});

describe('the documents', () => {
  it('match the specification, in its order', () => {
    expect(legalMetas.map(({ title }) => title)).toEqual([
      'Terms & Conditions',
      'Privacy Policy',
      'AI Policy',
      'Community Guidelines',
      'Trust & Safety',
      'Cookie & Tracking',
      'Refund Policy',
      'Meeting Guide',
    ]);
    expect(legalMetas.map(({ slug }) => slug)).toEqual([...LEGAL_DOCUMENTS]);
  });

  it('have an effective date', () => {
    const [terms] = legalMetas.map(({ effective }) => legalCopy.effective(effective));
    expect(terms).toBe('Effective January 15, 2024');
  });

  it('are rejected without a version or with an invalid date', () => {
    const found = Object.fromEntries(
      legalMetas.map((meta) => [`../../content/legal/${meta.slug}.mdx`, meta]),
    );
    expect(readMetas(found)).toEqual(legalMetas);
    const terms = '../../content/legal/terms.mdx';
    const readWith = (change: object) =>
      readMetas({ ...found, [terms]: { ...legalMetas[0], ...change } });
    expect(() => readWith({ version: 1 })).toThrow(/Expected string/);
    expect(() => readWith({ effective: 'January' })).toThrow(/Invalid date/);
    expect(() => readMetas({})).toThrow(/undefined/);
  });

  it.each(LEGAL_DOCUMENTS)('load %s, with unique heading ids', async (document) => {
    const ids = (await legalSource.open(document, false))?.outline.map(({ id }) => id) ?? [];
    expect(ids.length).toBeGreaterThan(6);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.map((id) => parseHeadingId(`#${id}`))).toEqual(ids);
  });

  it('are searched with brand values filled in', async () => {
    const documents = await loadSearched();
    expect(documents).toHaveLength(8);
    const sections = documents.flatMap((document) => document.sections);
    expect(sections.filter(({ text }) => /brand\./.test(text))).toEqual([]);
    expect(searchProse(documents, 'CSRF').map(({ slug }) => slug)).toEqual(['cookies']);
    expect(searchProse(documents, 'hello@iru.example').length).toBeGreaterThan(6);
  });
});

describe('currentHeading', () => {
  const page = { line: 108, height: 800, atEnd: false, targetId: '' };
  const headings = [
    { id: 'a', top: -500 },
    { id: 'b', top: 100 },
    { id: 'c', top: 400 },
    { id: 'd', top: 700 },
  ];

  it('returns the last heading above the line', () => {
    expect(currentHeading(headings, page)).toBe('b');
    const below = headings.map(({ id, top }) => ({ id, top: top + 1000 }));
    expect(currentHeading(below, page)).toBeUndefined();
  });

  it('at the end of the page, returns the target if visible, otherwise the last heading', () => {
    expect(currentHeading(headings, { ...page, atEnd: true })).toBe('d');
    expect(currentHeading(headings, { ...page, atEnd: true, targetId: 'c' })).toBe('c');
    expect(currentHeading(headings, { ...page, atEnd: true, targetId: 'a' })).toBe('d');
    expect(currentHeading(headings.slice(0, 2), { ...page, atEnd: true })).toBe('b');
  });
});
