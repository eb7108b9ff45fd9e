import { defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * Returns the options by which Vite resolves `#words/…` in a language, as `imports` of packages/features/package.json names it.
 * @param {string} language
 * @returns {Pick<import('vite').UserConfig, 'resolve' | 'ssr'>}
 */
export const wordsIn = (language) => ({
  resolve: { conditions: [language, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [language, ...defaultServerConditions] } },
});
