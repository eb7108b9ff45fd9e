// The quick check before a push: installs what's missing, writes the documents that are generated from handbooks and stories,
// and checks format, lint, types and the unit tests of what differs from `main`, or with `--all` every unit test.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

import { findBase } from './lib/git-base.mjs';
import { ensurePackages, ROOT } from './lib/install.mjs';

const UNITS = ['vitest/vitest.mjs', 'run', '--config', 'vitest.unit.config.ts'];

ensurePackages();
const isWhole = process.argv.includes('--all');
const base = isWhole ? undefined : findBase(ROOT);
if (!isWhole && base === undefined)
  console.log('There is no git, or no main here to compare with, so every unit test runs.');
for (const [path = '', ...args] of [
  ['oxfmt/bin/oxfmt', '--check'],
  ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  ['typescript/bin/tsc', '-b'],
  [...UNITS, 'packages/ui/src/documents.test.ts', '-u'],
  // What differs is found by imports; the checks read files.
  ...(base === undefined
    ? [UNITS]
    : [
        [...UNITS, 'scripts/checks'],
        [...UNITS, '--changed', base],
      ]),
]) {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', path), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
