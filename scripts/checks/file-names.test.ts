import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The one name that stands for the same thing in each folder. */
const SHARED = /^copy(\.test)?\.ts$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps', 'scripts', '.storybook'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(tsx?|mjs)$/.test(path));

it('gives no two files one name', () => {
  const places = new Map<string, string[]>();
  for (const path of files) places.set(basename(path), [...(places.get(basename(path)) ?? []), path]);
  expect([...places].filter(([name, paths]) => paths.length > 1 && !SHARED.test(name))).toEqual([]);
});

it('spells the files of hooks in one way', () => {
  expect(files.filter((path) => /\/use[A-Z]/.test(path))).toEqual([]);
});
