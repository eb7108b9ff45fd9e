import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from './install.mjs';

/** Where the translations are, from the root: a folder for each language. */
export const LOCALES = 'packages/features/src/locales';

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
