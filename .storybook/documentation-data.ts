import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';

import { toPosix } from '../scripts/lib/paths.mjs';
import { provedRequirements } from '../scripts/lib/requirements.mjs';
import { BEHAVIOUR } from './tags.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULE = 'virtual:documentation-data';
const RESOLVED = `\0${MODULE}`;

const FOLDERS = ['packages/ui/src', 'packages/features/src'] as const;
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const readIcons = (): Map<string, string[]> => {
  const icons = new Map<string, string[]>();
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !/\.(stories|handbook|test)\.tsx$/.test(name))
      .map((name) => toPosix(`${folder}/${name}`)),
  );
  for (const path of files) {
    for (const [, names = ''] of read(path).matchAll(/import \{([^}]*)\} from 'lucide-react'/g)) {
      for (const name of names.split(',').map((part) => part.trim().replace(/ as .*/, ''))) {
        if (name && !name.startsWith('type ')) icons.set(name, [...(icons.get(name) ?? []), path]);
      }
    }
  }
  return new Map([...icons].sort(([a], [b]) => a.localeCompare(b)));
};

const metaOf = (path: string) => /title: '([^']+)',\s+id: '([^']+)'/.exec(read(path));

/** The stories of a file that prove behaviour, each with the steps of its play. */
const readBehaviours = (path: string, componentId: string) =>
  [...read(path).matchAll(/^export const (\w+)[^]*?^\};/gm)]
    .filter(([text]) => text.includes(`'${BEHAVIOUR}'`))
    .map(([text, name = '']) => ({
      id: toId(componentId, storyNameFromExport(name)),
      name: storyNameFromExport(name),
      steps: [...text.matchAll(/\bstep\(\s*'([^']+)'/g)].map(([, step = '']) => step),
    }));

const readRequirements = () =>
  provedRequirements(ROOT).map(({ id, sentence, area, proofs }) => ({
    id,
    sentence,
    area,
    proofs: proofs.map(({ path, kind }) => {
      const componentId = kind === 'story' ? metaOf(path)?.[2] : undefined;
      return componentId
        ? { path, componentId, behaviours: readBehaviours(path, componentId) }
        : { path };
    }),
  }));

const readComponents = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(ROOT, FOLDERS[0]), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.stories.tsx'))
      .flatMap((name) => {
        const [, title = '', id = ''] = metaOf(`${FOLDERS[0]}/${name}`) ?? [];
        return title ? [[title.replace(/^.*\/| \(.*$/g, ''), id]] : [];
      }),
  );

/** The public entry of each component and its parts. */
const readEntries = (): Record<string, string> => {
  const manifest = JSON.parse(read('packages/ui/package.json')) as {
    exports: Record<string, string>;
  };
  return Object.fromEntries(
    Object.entries(manifest.exports)
      .filter(([, file]) => file.endsWith('.tsx'))
      .flatMap(([entry, file]) =>
        [
          ...read(join('packages/ui', file)).matchAll(/^export (?:function|const) ([A-Z]\w*)/gm),
        ].map(([, name = '']) => [name, `@iru/ui/${entry.slice(2)}`]),
      ),
  );
};

const load = (): string => {
  const icons = readIcons();
  const names = [...icons.keys()].join(', ');
  return [
    `import { ${names} } from 'lucide-react';`,
    `export const icons = { ${names} };`,
    `export const iconUses = ${JSON.stringify(Object.fromEntries(icons))};`,
    `export const libraryEntries = ${JSON.stringify(readEntries())};`,
    `export const componentDocs = ${JSON.stringify(readComponents())};`,
    `export const requirements = ${JSON.stringify(readRequirements())};`,
  ].join('\n');
};

export const documentationData = (): Plugin => ({
  name: 'documentation-data',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? load() : undefined),
});
