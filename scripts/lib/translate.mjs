import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from './install.mjs';
import { pathInside, toPosix } from './paths.mjs';

/** All from the root. */
const FEATURES = 'packages/features/src/';
const LOCALES = `${FEATURES}locales/`;
const UI = 'packages/ui/src/';

/** The languages that the site can be built in, English first. */
export const BUILT_LANGUAGES = [
  'en',
  ...readdirSync(join(ROOT, LOCALES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted(),
];

/**
 * Returns the language that an option or `IRU_LANGUAGE` chooses, or English.
 * @param {string} [option]
 * @throws {Error} For a language that doesn't exist.
 */
export const chosenLanguage = (option) => {
  const language = option ?? (process.env['IRU_LANGUAGE'] || 'en');
  if (!BUILT_LANGUAGES.includes(language))
    throw new Error(
      `There is no language ${language}. Choose one of ${BUILT_LANGUAGES.join(', ')}.`,
    );
  return language;
};

/**
 * Returns another file of the repository, written the way that this one is: paths are compared with the ids of modules.
 * @param {string} file @param {string} path The path of `file` from the root. @param {string} other
 */
const besides = (file, path, other) => toPosix(file).slice(0, -path.length) + other;

/**
 * Returns the English module that a module of `locales` replaces; undefined for any other.
 * @param {string} file @param {string} [root]
 */
export const englishOf = (file, root = ROOT) => {
  const path = pathInside(root, file);
  const [, own] = path?.startsWith(LOCALES)
    ? (/^[^/]+\/(.+)/.exec(path.slice(LOCALES.length)) ?? [])
    : [];
  if (path === undefined || own === undefined) return undefined;
  return besides(file, path, own.startsWith('ui/') ? `${UI}${own.slice(3)}` : `${FEATURES}${own}`);
};

/**
 * Returns the module that replaces an English one in a language, if there is one.
 * @param {string} file @param {string} language @param {string} [root]
 */
export const counterpartOf = (file, language, root = ROOT) => {
  const path = pathInside(root, file);
  if (path === undefined) return undefined;
  const own = path.startsWith(UI) ? `ui/${path.slice(UI.length)}` : path.slice(FEATURES.length);
  if (!path.startsWith(UI) && !path.startsWith(FEATURES)) return undefined;
  const counterpart = `${LOCALES}${language}/${own}`;
  return existsSync(join(ROOT, counterpart)) ? besides(file, path, counterpart) : undefined;
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
