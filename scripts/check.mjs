// The quick check before a push: installs what's missing, writes the documents that are generated from handbooks and stories,
// and checks format, lint, types and the unit tests of what differs from `main`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

import { ensurePackages, ROOT } from './lib/install.mjs';

const UNITS = ['vitest/vitest.mjs', 'run', '--config', 'vitest.unit.config.ts'];

/** Returns the commit from which the units that changed are counted: without one, Vitest would find none and be green. */
const findBase = () => {
  for (const branch of ['main', 'origin/main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', branch, 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (status === 0) return stdout.trim();
  }
  console.log('There is no git, or no main here to compare with, so every unit test runs.');
  return undefined;
};

ensurePackages();
const base = findBase();
for (const [path = '', ...args] of [
  ['oxfmt/bin/oxfmt', '--check'],
  ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  ['typescript/bin/tsc', '-b'],
  [...UNITS, 'packages/ui/src/documents.test.ts', '-u'],
  [...UNITS, ...(base === undefined ? [] : ['--changed', base])],
]) {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', path), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
