import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

import { ROOT } from '../lib/install.mjs';
import { LOCALES } from '../lib/languages.mjs';
import { toPosix } from '../lib/paths.mjs';
import { guide } from './guide.mjs';
import { isTest } from './layers.mjs';

const SOURCES = 'packages/features/src/';
const languages = readdirSync(join(ROOT, LOCALES));

/** Whether a module of features, by its path without an extension, has a translation. @param {string} path */
const isTranslated = (path) =>
  languages.some((language) => existsSync(join(ROOT, LOCALES, language, `${path}.ts`)));

/** @param {string} filename */
const moduleOf = (filename) =>
  toPosix(filename)
    .split(SOURCES)[1]
    ?.replace(/\.tsx?$/, '');

// Words in the language of the page have one visible name; a relative import is English in every language.
export const wordsByLanguage = {
  meta: {
    type: 'problem',
    docs: {
      description: 'Words are imported by #words/…, or relatively if they are meant to be English.',
    },
  },
  /** @param {any} context */
  create(context) {
    const file = moduleOf(context.filename);
    const isStory = context.filename.endsWith('.stories.tsx');
    if (file === undefined || (isTest(context.filename) && !isStory)) return {};
    const isOfWords = file.startsWith('locales/') || isTranslated(file);
    /** @param {any} node */
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      if (isOfWords) {
        if (specifier.startsWith('#'))
          context.report({
            node: node.source,
            message: `Import '${specifier}' by its relative path: words of one language are made of words of that language. ${guide('words-live-in-copy')}`,
          });
        return;
      }
      // The assistant answers in every language.
      if (!specifier.startsWith('.') || file.startsWith('assistant-engine/')) return;
      const path = posix.join(posix.dirname(file), specifier);
      const isMeantEnglish = node.specifiers?.every((/** @type {any} */ { local }) =>
        local.name.startsWith('english'),
      );
      if (isTranslated(path) && !isMeantEnglish)
        context.report({
          node: node.source,
          message: `Import '#words/${path}', which has the page's language. A relative import is English in every language, and what it imports is named english. ${guide('words-live-in-copy')}`,
        });
    };
    return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check };
  },
};
