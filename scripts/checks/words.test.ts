// What lies behind `#words` exists in each language, with the same names, and is made of that language alone.
import { posix } from 'node:path';

import { describe, expect, it } from 'vitest';

import { BUILT_LANGUAGES } from '../lib/languages.mjs';

const SOURCES = '../../packages/features/src/';
const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../packages/features/src/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);
const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../packages/features/src/**/*.ts',
  '!**/*.test.ts',
]);

/** What a module imports, but types. */
const importsOf = (file: string): readonly string[] =>
  [
    ...(sources[file] ?? '').matchAll(
      /^(?:import|export)\s(?!type\b)[^;'"]*?from '([^']+)'|import\('([^']+)'\)/gm,
    ),
  ].map(([, statement, call]) => statement ?? call ?? '');

/** The names of `#words/…` that the code uses. */
const names = [
  ...new Set(
    Object.values(sources).flatMap((code) =>
      [...code.matchAll(/'#words\/([^']+)'/g)].map(([, name = '']) => name),
    ),
  ),
].toSorted();

const fileOf = (language: string, name: string) =>
  `${SOURCES}${language === 'en' ? '' : `locales/${language}/`}${name}.ts`;

const exportsOf = async (file: string) => Object.keys((await modules[file]?.()) ?? {}).toSorted();

/** Returns the chain of imports from a module to a name that depends on the language, if there is one. */
const chainToWords = (file: string, seen = new Set<string>()): readonly string[] | undefined => {
  if (seen.has(file)) return undefined;
  seen.add(file);
  for (const specifier of importsOf(file)) {
    if (specifier.startsWith('#')) return [file, specifier];
    if (!specifier.startsWith('.')) continue;
    const path = posix.join(posix.dirname(file), specifier);
    const found = [`${path}.ts`, `${path}.tsx`].find((each) => each in sources);
    const chain = found && chainToWords(found, seen);
    if (chain) return [file, ...chain];
  }
  return undefined;
};

/** The calendar's words come from its library, with numbers; the other is the code of the language. */
const NOT_WORDS = ['pages/register/calendar-locale', 'domain/page-language'];

/** The words that the assistant has in each language at once, so that nothing imports them by `#words`. */
const INTENTS = Object.keys(sources).flatMap(
  (file) => /features\/src\/(assistant-engine\/intents\/copy-\w+)\.ts$/.exec(file)?.[1] ?? [],
);

/** Whether a text that each language has in the same words is data: without a letter, or an id, a number, an address or a file. */
const isData = (text: string) =>
  !/\p{L}/u.test(text) || /\d|[@/]/.test(text) || /^[a-z][a-z.-]*$/.test(text);

/** Each leaf of a value, by its path. */
const leavesOf = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${path}.${key}`))
    : [[path, value]];

it.each([...names.filter((name) => !NOT_WORDS.includes(name)), ...INTENTS])(
  '%s has nothing but words, and no data that each language repeats',
  async (name) => {
    const [english = new Map<string, unknown>(), ...others] = await Promise.all(
      BUILT_LANGUAGES.map(
        async (language) => new Map(leavesOf(await modules[fileOf(language, name)]?.())),
      ),
    );
    const isRepeated = (path: string, text: string) =>
      others.every((leaves) => leaves.get(path) === text);
    const data = [...english].filter(([path, leaf]) =>
      typeof leaf === 'string'
        ? isData(leaf) && isRepeated(path, leaf)
        : typeof leaf !== 'function',
    );
    expect(data).toEqual([]);
  },
);

/** Copy that has every language in itself, and what is stored in English. */
const UNTRANSLATED =
  /\/(?:assistant-engine\/copy|danger\/copy|offer-copy|stored-copy|page-copy)\.ts$/;

it('each module of copy is translated', () => {
  const copies = Object.keys(sources).filter(
    (file) => /\/(?:[\w-]+-)?copy[\w-]*\.ts$/.test(file) && !file.includes('/locales/'),
  );
  const untranslated = copies.filter(
    (file) =>
      !UNTRANSLATED.test(file) && !(file.replace(SOURCES, `${SOURCES}locales/fr/`) in sources),
  );
  expect(untranslated).toEqual([]);
});

it('has words to check', () => {
  expect(names.length).toBeGreaterThan(50);
  expect(INTENTS).toHaveLength(5);
});

describe.each(BUILT_LANGUAGES)('in the language %s', (language) => {
  it('each name of words has a module', () => {
    expect(names.filter((name) => !(fileOf(language, name) in sources))).toEqual([]);
  });

  it.each(names)('%s has the exports of the English module', async (name) => {
    expect(await exportsOf(fileOf(language, name))).toEqual(await exportsOf(fileOf('en', name)));
  });

  it('no words lead to words of the page, which may be in another language', () => {
    const chains = names.flatMap((name) => chainToWords(fileOf(language, name))?.join(' → ') ?? []);
    expect(chains).toEqual([]);
  });
});
