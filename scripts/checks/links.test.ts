// Proves HELP-1, LEGAL-1: every address that a text names exists, with its query and its heading, in every language.
import { basename } from 'node:path';

import { expect, it } from 'vitest';

import { dangerCopy } from '../../packages/features/src/assistant-engine/danger/copy';
import { LICENCES_URL } from '../../packages/features/src/content/legal/documents';
import type { ProseModule } from '../../packages/features/src/content/prose-module';
import { CONTACT_SUBJECTS } from '../../packages/features/src/domain/contact';
import { LANGUAGE_CODES } from '../../packages/features/src/domain/languages';
import { DASHBOARD_TABS } from '../../packages/features/src/pages/dashboard/dashboard-tabs';
import { ALL_PATHS, PATHS } from '../../packages/features/src/paths';
import { shownTexts } from '../lib/shown-texts';

const documents = import.meta.glob<ProseModule>(
  '../../packages/features/src/{content,locales/*/content}/{blog,help,legal}/*.mdx',
  { query: '?prose', eager: true },
);
const sources = import.meta.glob<string>(
  '../../packages/features/src/{content,locales/*/content}/{blog,help,legal}/*.mdx',
  { query: '?raw', import: 'default', eager: true },
);
const code = import.meta.glob<string>(
  [
    '../../packages/features/src/**/*.{ts,tsx}',
    '!**/*.{test,stories}.*',
    '!**/{locales,testing,mocks}/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The outlines of all documents of a kind by name; a translation has the headings' ids in its own words. */
const outlinesOf = (kind: string) =>
  Object.entries(documents)
    .filter(([path]) => path.includes(`/content/${kind}/`))
    .map(([path, { outline }]) => ({
      name: basename(path, '.mdx'),
      ids: new Set(outline.map(({ id }) => id)),
    }));
/** The parameters that open a text of a page, with the texts. */
const TEXTS: Readonly<Record<string, ReturnType<typeof outlinesOf>>> = {
  doc: outlinesOf('legal'),
  article: outlinesOf('help'),
  post: outlinesOf('blog'),
};
const PLACES: Readonly<Record<string, string>> = {
  doc: PATHS.legal,
  article: PATHS.helpCenter,
  post: PATHS.blog,
  subject: PATHS.contact,
};
const ids = new Set<string>([
  ...DASHBOARD_TABS,
  ...Object.values(code).flatMap((text) =>
    [...text.matchAll(/\b(?:id=|\w+_(?:ID|HASH) = )["'{]*#?([a-z][a-z-]*)/g)].map(
      ([, id = '']) => id,
    ),
  ),
]);

/** Whether an address opens what it names. */
const exists = (address: string): boolean => {
  const { pathname, searchParams, hash } = new URL(address, 'https://iru.example');
  if (pathname === LICENCES_URL || LANGUAGE_CODES.some((language) => pathname === `/${language}`))
    return true;
  if (!(ALL_PATHS as readonly string[]).includes(pathname)) return false;
  const [parameter, ...others] = [...searchParams];
  const id = hash.slice(1);
  if (!parameter) return id === '' || ids.has(id);
  const [key, value] = parameter;
  if (others.length > 0 || PLACES[key] !== pathname) return false;
  if (key === 'subject') return (CONTACT_SUBJECTS as readonly string[]).includes(value) && !id;
  const named = TEXTS[key]?.filter(({ name }) => name === value) ?? [];
  return named.length > 0 && named.every((each) => id === '' || each.ids.has(id));
};

/** The addresses in a text: after a bracket, a quote or a space, not in the middle of “and/or”. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}.:/<\]…_-])\/[a-z][\w-]*(?:\?[\w=&-]+)?(?:#[\w-]+)?/gu)].map(
    ([address]) => address,
  );

it.each(Object.entries(sources))('%s links to what exists', (_, text) => {
  expect(addressesIn(text).filter((address) => !exists(address))).toEqual([]);
});

it.each(LANGUAGE_CODES)(
  'in %s, pages and the assistant name addresses that exist',
  async (language) => {
    const texts = (await shownTexts(language === 'en' ? 'fr' : language)).map(
      ({ key, english, translation }) => ({ key, text: language === 'en' ? english : translation }),
    );
    // Every language in one module.
    const danger = Object.entries(dangerCopy).map(([key, answers]) => ({
      key,
      text: answers[language],
    }));
    const named = [...texts, ...danger].flatMap(({ key, text }) =>
      addressesIn(text).map((address) => ({ key, address })),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ address }) => !exists(address))).toEqual([]);
  },
);

it('each link to a place on a page has one to go to', () => {
  const hashes = Object.entries(code).flatMap(([path, text]) =>
    [...text.matchAll(/(?:\{PATHS\.\w+\}|\b(?:to|href)=["'])#([a-z][a-z-]*)/g)].map(
      ([, id = '']) => ({ path, id }),
    ),
  );
  expect(hashes.length).toBeGreaterThan(5);
  expect(hashes.filter(({ id }) => !ids.has(id))).toEqual([]);
});
