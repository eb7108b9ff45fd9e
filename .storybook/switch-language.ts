import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parseSync, type Plugin } from 'vite';

import features from '../packages/features/package.json' with { type: 'json' };
import { toPosix } from '../scripts/lib/paths.mjs';

const pathTo = (path: string) => toPosix(fileURLToPath(new URL(path, import.meta.url)));
const CHOICE = pathTo('modes/language.ts');
/** In the id of a module that chooses among the languages; an id can't contain the `#` of a name. */
const MARK = '?in-each-language=';

/** Returns the file of each language, by the names in `imports` of packages/features/package.json; undefined for another name. */
const filesOf = (name: string): Readonly<Record<string, string>> | undefined => {
  for (const [pattern, targets] of Object.entries(features.imports)) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined ? name !== pattern : !name.startsWith(start)) continue;
    const rest = name.slice(start.length);
    return Object.fromEntries(
      Object.entries(targets).map(([language, target]) => [
        language === 'default' ? 'en' : language,
        pathTo(`../packages/features/${target.replace('*', rest)}`),
      ]),
    );
  }
  return undefined;
};

const exportsOf = (file: string): readonly string[] =>
  parseSync(file, readFileSync(file, 'utf8'))
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ exportName: { name } }) => name ?? []);

/** The site has a build for each language, Storybook one for all: each module of words chooses when it loads. */
export const switchLanguage = (): Plugin => ({
  name: 'iru:switch-language',
  enforce: 'pre',
  resolveId(source) {
    const english = source.startsWith('#') ? filesOf(source)?.['en'] : undefined;
    return english === undefined ? null : english + MARK + encodeURIComponent(source);
  },
  load(id) {
    const [, name] = id.split(MARK);
    const files = name === undefined ? undefined : filesOf(decodeURIComponent(name));
    if (!files) return null;
    const names = exportsOf(files['en'] ?? '').join();
    return [
      `import { choose } from ${JSON.stringify(CHOICE)};`,
      ...Object.entries(files).map(
        ([language, file]) => `import * as ${language} from ${JSON.stringify(file)};`,
      ),
      `const { ${names} } = choose({ ${Object.keys(files).join()} });`,
      `export { ${names} };`,
    ].join('\n');
  },
});
