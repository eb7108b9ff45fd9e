import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parseSync, type Plugin } from 'vite';

import { toPosix } from '../scripts/lib/paths.mjs';
import {
  BUILT_LANGUAGES,
  counterpartOf,
  ENGLISH,
  englishOf,
  isEnglish,
} from '../scripts/lib/translate.mjs';

const CHOICE = toPosix(fileURLToPath(new URL('modes/language.ts', import.meta.url)));

const counterpartsOf = (file: string) =>
  BUILT_LANGUAGES.map((language) => [language, counterpartOf(file, language)] as const);
const hasCounterpart = (file: string) => counterpartsOf(file).some(([, path]) => path);

/** The site has a build for each language, Storybook one for all: each translated module chooses when it loads. */
export const switchLanguage = (): Plugin => ({
  name: 'iru:switch-language',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined || source.includes('?')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const file = found?.id ?? '';
    const staysEnglish = isEnglish(importer) || englishOf(importer.replace(/\?.*/, '')) === file;
    return hasCounterpart(file) && staysEnglish ? `${file}?${ENGLISH}` : null;
  },
  load(id) {
    if (!hasCounterpart(id)) return null;
    const english = `${id}?${ENGLISH}`;
    const { staticExports } = parseSync(id, readFileSync(id, 'utf8')).module;
    const names = staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType)
      .map(({ exportName }) => exportName.name)
      .join();
    return [
      `import { choose } from ${JSON.stringify(CHOICE)};`,
      ...counterpartsOf(id).map(
        ([language, path]) => `import * as ${language} from ${JSON.stringify(path ?? english)};`,
      ),
      `const { ${names} } = choose({ ${BUILT_LANGUAGES.join()} });`,
      `export { ${names} };`,
    ].join('\n');
  },
});
