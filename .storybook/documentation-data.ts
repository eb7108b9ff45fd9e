import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { provedRequirements } from '../scripts/lib/requirements.mjs';

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
      .map((name) => `${folder}/${name}`.replaceAll('\\', '/')),
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

const readRequirements = () =>
  provedRequirements(ROOT).map(({ id, sentence, area, proofs }) => ({
    id,
    sentence,
    area,
    proofs: proofs.map(({ path, kind }) => ({
      path,
      storyId: kind === 'story' ? metaOf(path)?.[2] : undefined,
    })),
  }));

const readComponents = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(ROOT, FOLDERS[0]), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.stories.tsx'))
      .flatMap((name) => {
        const [, title = '', id = ''] = metaOf(`${FOLDERS[0]}/${name}`) ?? [];
        return title ? [[title.replace(/^.*\//, ''), id]] : [];
      }),
  );

const load = (): string => {
  const icons = readIcons();
  const names = [...icons.keys()].join(', ');
  return [
    `import { ${names} } from 'lucide-react';`,
    `export const icons = { ${names} };`,
    `export const iconUses = ${JSON.stringify(Object.fromEntries(icons))};`,
    `export const componentDocs = ${JSON.stringify(readComponents())};`,
    `export const requirements = ${JSON.stringify(readRequirements())};`,
  ].join('\n');
};

export const documentationData = (): Plugin => ({
  name: 'documentation-data',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? load() : undefined),
});
