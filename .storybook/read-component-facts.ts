import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { readProves } from '../scripts/lib/requirements.mjs';
import type { ComponentFacts } from './docs/component-facts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULE = 'virtual:component-facts';
const RESOLVED = `\0${MODULE}`;

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    `${folder}/${name}`.replaceAll('\\', '/'),
  );

/** The public name of each exported file: `packages/ui/src/components/button/Button.tsx` is `@iru/ui/button`. */
const publicNames = (): Map<string, string> =>
  new Map(
    ['ui', 'features'].flatMap((name) => {
      const { exports } = JSON.parse(text(`packages/${name}/package.json`)) as {
        exports: Record<string, string>;
      };
      return Object.entries(exports).map(([entry, target]) => [
        `packages/${name}/${target.slice(2)}`,
        `@iru/${name}/${entry.slice(2)}`,
      ]);
    }),
  );

/** What a file is made of: the components, of its own package or of the library, that it imports. */
const importsOf = (path: string, names: Map<string, string>): string[] => {
  const byName = new Map([...names].map(([file, name]) => [name, file]));
  return [...text(path).matchAll(/ from '([^']+)'/g)]
    .map(
      ([, from = '']) =>
        byName.get(from) ?? `${relative(ROOT, resolve(ROOT, dirname(path), from))}.tsx`,
    )
    .filter((file) => /\/[A-Z]\w+\.tsx$/.test(file) && existsSync(join(ROOT, file)));
};

const readFacts = (): Record<string, ComponentFacts> => {
  const names = publicNames();
  const files = ['packages/ui/src', 'packages/features/src', 'apps/site/src'].flatMap(filesIn);
  const stories = files.filter((path) => path.endsWith('.stories.tsx'));
  return Object.fromEntries(
    stories.map((path) => {
      const source = path.replace('.stories.tsx', '.tsx');
      const hasSource = existsSync(join(ROOT, source));
      const folder = dirname(path);
      const facts: ComponentFacts = {
        source: hasSource ? source : undefined,
        importName: names.get(source),
        tests: files.filter((file) => dirname(file) === folder && /\.test\.tsx?$/.test(file)),
        parts: hasSource
          ? importsOf(source, names)
              .map((file) => file.replace('.tsx', '.stories.tsx'))
              .filter((file) => stories.includes(file))
          : [],
        proves: readProves(text(path)),
      };
      return [`./${path}`, facts];
    }),
  );
};

/** Tells the documentation pages of each story file its source, its public name, its tests, its parts and what it proves. */
export const componentFacts = (): Plugin => ({
  name: 'component-facts',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(readFacts())};` : undefined),
});
