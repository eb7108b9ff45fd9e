import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ROOT } from '../lib/install.mjs';
import { pascal } from '../new.mjs';

const exportsOf = (name: string) => {
  const text = readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { exports: Record<string, string> }).exports;
};
const foldersIn = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('the public lists', () => {
  it.each(['ui', 'features'])('of %s name only files that are there', (name) => {
    const missing = Object.values(exportsOf(name)).filter(
      (target) =>
        !existsSync(join(ROOT, 'packages', name, target.replace('*', '../paths'))) &&
        !target.includes('*'),
    );
    expect(missing).toEqual([]);
  });

  it('of ui name every component folder', () => {
    const list = exportsOf('ui');
    const missing = foldersIn('packages/ui/src/components')
      .map((folder) => [`./${folder}`, `./src/components/${folder}/${pascal(folder)}.tsx`] as const)
      .filter(([entry, file]) => list[entry] !== file)
      .map(([entry, file]) => `"${entry}": "${file}"`);
    expect(missing, 'add to exports in packages/ui/package.json').toEqual([]);
  });
});
