import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { readTokens } from '../packages/ui/src/tokens/read-tokens.ts';
import { productFiles, tokenUses } from '../scripts/lib/token-uses.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULE = 'virtual:foundation-facts';
const RESOLVED = `\0${MODULE}`;

/** The icons that the product imports, each with the files that do. */
const iconsOf = (files: readonly { path: string; text: string }[]): Record<string, string[]> => {
  const icons = new Map<string, string[]>();
  for (const { path, text } of files) {
    for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)) {
      for (const name of names.split(',').map((part) => part.trim().replace(/ as .*/, ''))) {
        if (name && !name.startsWith('type ')) icons.set(name, [...(icons.get(name) ?? []), path]);
      }
    }
  }
  return Object.fromEntries([...icons].sort(([a], [b]) => a.localeCompare(b)));
};

const read = async (): Promise<string> => {
  const groups = readTokens(
    JSON.parse(readFileSync(join(ROOT, 'packages/ui/src/tokens/tokens.json'), 'utf8')),
  );
  const files = productFiles(ROOT);
  const { uses } = await tokenUses(groups, files);
  const counted = Object.fromEntries(
    [...uses].map(([name, places]) => [name, Object.fromEntries(places)]),
  );
  const icons = iconsOf(files);
  const names = Object.keys(icons).join(', ');
  return [
    `import { ${names} } from 'lucide-react';`,
    `export const uses = ${JSON.stringify(counted)};`,
    `export const icons = { ${names} };`,
    `export const iconUses = ${JSON.stringify(icons)};`,
  ].join('\n');
};

/** Tells the pages of the foundations where each token and each icon is used. */
export const foundationFacts = (): Plugin => ({
  name: 'foundation-facts',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? read() : undefined),
});
