// Draws Storybook's sheets and pages as they are on the merge base and as they are now, and reports what looks different.
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { ensureChromium, ensurePackages, ROOT } from './lib/install.mjs';

const OUTPUT = join(ROOT, 'test-results/pictures');
const BEFORE = join(OUTPUT, 'source');

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** @param {string} folder */
const build = (folder) =>
  execFileSync(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--disable-telemetry', '--quiet'],
    { cwd: folder, stdio: 'inherit' },
  );

/** @param {string} folder @param {string} update */
const draw = (folder, update) =>
  spawnSync(
    process.execPath,
    [
      'node_modules/playwright/cli.js',
      'test',
      '--config',
      '.storybook/pictures.config.ts',
      `--update-snapshots=${update}`,
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, IRU_STORYBOOK: join(folder, 'storybook-static') },
    },
  ).status;

ensurePackages();
await ensureChromium();
const base = git('merge-base', process.argv[2] ?? 'main', 'HEAD');
rmSync(OUTPUT, { recursive: true, force: true });
git('worktree', 'prune');
git('worktree', 'add', '--detach', BEFORE, base);
try {
  // Its own packages, because the workspace links in node_modules lead to its own sources.
  ensurePackages(BEFORE);
  build(BEFORE);
  build(ROOT);
  if (draw(BEFORE, 'all') !== 0) throw new Error('The merge base could not be drawn.');
  const differs = draw(ROOT, 'none') !== 0;
  console.log(
    differs
      ? '\nSome pictures differ. See before, after and difference: npx playwright show-report test-results/html/pictures'
      : '\nEvery picture is as before.',
  );
} finally {
  git('worktree', 'remove', '--force', BEFORE);
}
