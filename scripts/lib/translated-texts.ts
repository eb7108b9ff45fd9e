// Every text that a visitor can read, with its translation.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './install.mjs';
import { BUILT_LANGUAGES, LOCALES } from './languages.mjs';
import { toPosix } from './paths.mjs';
import { type WrittenText, writtenTexts } from './written-texts';

const FEATURES = 'packages/features/src';
const LABELS = 'packages/ui/src/labels';
/** Modules whose texts each have all languages, from the root. */
const IN_EVERY_LANGUAGE = [
  `${FEATURES}/assistant-engine/danger/copy.ts`,
  `${FEATURES}/assistant-engine/copy.ts`,
  `${FEATURES}/parts/language/offer-copy.ts`,
];

/** Modules that depend on the language without being texts. */
const NOT_TEXTS = /(?:page-language|content\/format|help-articles|calendar-locale)\.ts$/;

export interface TranslatedText {
  /** The English file from the root, and the text's key in it. */
  readonly id: string;
  /** The file of the translation, from the root. */
  readonly file: string;
  readonly english: string;
  /** Undefined if the translation puts it together in another way. */
  readonly translation: string | undefined;
  /** Where the translation is written; undefined if only an editor can change it. */
  readonly place: WrittenText | undefined;
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Returns the front matter's words and the blocks of an article, in order. */
const writtenBlocks = (source: string): readonly WrittenText[] => {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const start = source.length - body.length;
  const words = [...front.matchAll(/^(?:title|description): ('?)(.*)\1$/gm)].map((match) => {
    const [line, quote = '', text = ''] = match;
    const end = '---\n'.length + match.index + line.length - quote.length;
    const key = line.slice(0, line.indexOf(':'));
    return { key, text, placeholders: [], hasLogic: false, start: end - text.length, end };
  });
  const blocks = [...body.matchAll(/\S(?:.|\n(?!\n))*/g)].map((match, index) => ({
    key: String(index + 1),
    text: match[0],
    placeholders: [],
    hasLogic: false,
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
  return [...words, ...blocks];
};

/** Whether a text has a word, and is no address. */
const isWords = ({ text }: WrittenText) =>
  /\p{L}/u.test(text) && !/^(?:[./#]|https?:)\S*$/.test(text);

const textsOf = (file: string): readonly WrittenText[] =>
  (file.endsWith('.mdx') ? writtenBlocks(read(file)) : writtenTexts(file, read(file))).filter(
    isWords,
  );

const pair = (
  id: string,
  file: string,
  english: WrittenText,
  translation: WrittenText | undefined,
): TranslatedText => ({
  id,
  file,
  english: english.text,
  translation: translation?.text,
  place: translation && !translation.hasLogic && !english.hasLogic ? translation : undefined,
});

/** Returns the English file of each translated one, from the root. */
const translatedFiles = (language: string): ReadonlyMap<string, string> => {
  const folder = `${LOCALES}/${language}`;
  const own = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(toPosix)
    .filter((name) => /(?<!\.test)\.ts$|\.mdx$/.test(name) && !NOT_TEXTS.test(name))
    .toSorted()
    .map((name) => [`${folder}/${name}`, `${FEATURES}/${name}`] as const)
    .filter(([, english]) => existsSync(join(ROOT, english)));
  return new Map([...own, [`${LABELS}/${language}.ts`, `${LABELS}/en.ts`]]);
};

/** The labels of the library in English are written beside their components. */
const libraryLabels = (): readonly WrittenText[] =>
  [...read(`${LABELS}/en.ts`).matchAll(/import \{ (\w+)Labels \} from '\.\.\/(.+)'/g)].flatMap(
    ([, name = '', path = '']) =>
      textsOf(`packages/ui/src/${path}.ts`).map((text) => ({
        ...text,
        key: text.key.replace(`${name}Labels`, name),
      })),
  );

/** Returns every text with its translation into a language. */
export const translatedTexts = (language: string): readonly TranslatedText[] => {
  const paired = [...translatedFiles(language)].flatMap(([file, english]) => {
    const translations = new Map(textsOf(file).map((text) => [text.key, text]));
    const originals = english === `${LABELS}/en.ts` ? libraryLabels() : textsOf(english);
    const known = new Set(originals.map(({ key }) => key));
    return [
      ...originals.map((text) =>
        pair(`${english}#${text.key}`, file, text, translations.get(text.key)),
      ),
      // Stored values are in English, so a label's key is its English.
      ...[...translations.values()]
        .filter(({ key }) => key.startsWith('LABELS.') && !known.has(key))
        .map((text) =>
          pair(`${english}#${text.key}`, file, { ...text, text: text.key.slice(7) }, text),
        ),
    ];
  });
  const inEvery = IN_EVERY_LANGUAGE.flatMap((file) => {
    const texts = textsOf(file);
    // The language is one of the names in the key, such as `dangerCopy.violence.fr`.
    const inLanguage = (code: string) =>
      new Map(
        texts
          .filter(({ key }) => key.split('.').includes(code))
          .map((text) => [
            text.key
              .split('.')
              .filter((name) => name !== code)
              .join('.'),
            text,
          ]),
      );
    const translations = inLanguage(language);
    return [...inLanguage('en')].map(([key, text]) =>
      pair(`${file}#${key}`, file, text, translations.get(key)),
    );
  });
  return [...inEvery, ...paired];
};

/** Returns the short hash of a text. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The languages that are translated. */
export const TRANSLATIONS: readonly string[] = BUILT_LANGUAGES.filter(
  (language) => language !== 'en',
);
