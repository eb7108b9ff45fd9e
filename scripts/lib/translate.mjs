import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';

import { ROOT } from './install.mjs';

const FEATURES = join(ROOT, 'packages/features/src');
const LOCALES = join(FEATURES, 'locales');
const SOURCES = [
  { folder: FEATURES, counterparts: '' },
  { folder: join(ROOT, 'packages/ui/src'), counterparts: 'ui' },
];

/** The languages that the site can be built in, English first. */
export const BUILT_LANGUAGES = [
  'en',
  ...readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted(),
];

/**
 * Returns the language that `IRU_LANGUAGE` chooses, or English.
 * @throws {Error} For a language that doesn't exist.
 */
export const chosenLanguage = () => {
  const language = process.env['IRU_LANGUAGE'] || 'en';
  if (!BUILT_LANGUAGES.includes(language))
    throw new Error(`IRU_LANGUAGE is ${language}. Choose one of ${BUILT_LANGUAGES.join(', ')}.`);
  return language;
};

/** Returns the English module that a module of `locales` replaces; undefined for any other. @param {string} file */
export const englishOf = (file) => {
  if (!file.startsWith(LOCALES)) return undefined;
  const [, ...path] = relative(LOCALES, file).split('/');
  return path[0] === 'ui'
    ? join(ROOT, 'packages/ui/src', ...path.slice(1))
    : join(FEATURES, ...path);
};

/** Returns the module that replaces an English one in a language, if there is one. @param {string} file @param {string} language */
export const counterpartOf = (file, language) => {
  const origin = SOURCES.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!origin) return undefined;
  const path = join(LOCALES, language, origin.counterparts, relative(origin.folder, file));
  return existsSync(path) ? path : undefined;
};

/** Marks an English module that stays so in every language. */
export const ENGLISH = 'english';
/** Modules named `english.ts`, and the modules they import, have the English words in every language. @param {string} importer */
export const isEnglish = (importer) =>
  importer.endsWith(`/${ENGLISH}.ts`) || importer.endsWith(`?${ENGLISH}`);

/**
 * Replaces each module of the packages by its counterpart in `locales/<language>`, which has the same path and exports.
 * Only the counterpart itself may import the English module.
 * @param {string} language `en` replaces nothing.
 * @returns {import('vite').Plugin | false}
 */
export const translate = (language) =>
  language !== 'en' && {
    name: 'iru:translate',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const [file = '', query] = found?.id.split('?') ?? [];
      const counterpart = counterpartOf(file, language);
      if (counterpart === undefined || file === englishOf(importer.split('?')[0] ?? ''))
        return null;
      if (isEnglish(importer)) return `${file}?${ENGLISH}`;
      return query === undefined ? counterpart : `${counterpart}?${query}`;
    },
  };
