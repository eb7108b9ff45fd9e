import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

import { ROOT } from './install.mjs';

const FEATURES = join(ROOT, 'packages/features/src');
const LOCALES = join(FEATURES, 'locales');
const SOURCES = [
  { folder: FEATURES, counterparts: '' },
  { folder: join(ROOT, 'packages/ui/src'), counterparts: 'ui' },
];

/**
 * Replaces each module of the packages by its counterpart in `locales/<language>`, which has the same path and exports.
 * The modules there may import the English ones.
 * @param {string} language `en` replaces nothing.
 * @returns {import('vite').Plugin | false}
 */
export const translate = (language) =>
  language !== 'en' && {
    name: 'iru:translate',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || importer.startsWith(LOCALES)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const origin = SOURCES.find(({ folder }) => found?.id.startsWith(`${folder}/`));
      if (!found || !origin) return null;
      const counterpart = join(
        LOCALES,
        language,
        origin.counterparts,
        relative(origin.folder, found.id),
      );
      return existsSync(counterpart) ? counterpart : null;
    },
  };
