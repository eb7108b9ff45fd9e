import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { defaultClientConditions, defaultServerConditions } from 'vite';

import { ROOT } from './install.mjs';
import { BUILT_LANGUAGES, LOCALES } from './languages.mjs';
import { toPosix } from './paths.mjs';

/** The modules that a language translates. @param {string} language @returns {string[]} */
const translatedIn = (language) =>
  readdirSync(join(ROOT, LOCALES, language), { recursive: true, encoding: 'utf8' })
    .map(toPosix)
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .filter((name) => existsSync(join(ROOT, LOCALES, '..', name)));

/**
 * Returns the options by which Vite resolves `#words/…` in a language, as `imports` of packages/features/package.json names it.
 * @param {string} language
 * @returns {Pick<import('vite').UserConfig, 'resolve' | 'ssr'>}
 * @throws {Error} If the language lacks a module that another has: Vite would silently take the English one.
 */
export const wordsIn = (language) => {
  const [, ...translations] = BUILT_LANGUAGES;
  const all = language === 'en' ? [] : translations.flatMap(translatedIn);
  const missing = [...new Set(all)].filter(
    (name) => !existsSync(join(ROOT, LOCALES, language, name)),
  );
  if (missing.length > 0)
    throw new Error(
      `${LOCALES}/${language} lacks ${missing.join(', ')}, which another language has.`,
    );
  return {
    resolve: { conditions: [language, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [language, ...defaultServerConditions] } },
  };
};
