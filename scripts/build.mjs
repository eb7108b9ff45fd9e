// Builds the site, and Storybook into storybook-static; `--site` leaves Storybook out. The site's own options go to its build.
// `--manifest` builds the service and the library too, and writes the hash of every built file into SHA256SUMS.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { findUncommitted } from './lib/git-base.mjs';
import { ensurePackages, ROOT } from './lib/install.mjs';
import { createManifest, MANIFEST } from './lib/manifest.mjs';

/** @param {string} folder @param {readonly string[]} args */
const run = async (folder, args) => {
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, folder),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
};

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const VITE_BUILD = [VITE, 'build', '--configLoader', 'runner', '--logLevel', 'warn'];
const STORYBOOK = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
const BUILT = ['apps/site/dist', 'apps/server/dist', 'packages/ui/dist', 'storybook-static'];

const args = process.argv.slice(2);
const isWhole = args.includes('--manifest');
const withStorybook = isWhole || !args.includes('--site');

const changed = isWhole ? findUncommitted(ROOT) : '';
if (changed) {
  console.error(`${MANIFEST} describes a commit, so commit or stash these first:\n${changed}`);
  process.exit(1);
}
ensurePackages();
await Promise.all([
  run('.', [
    'apps/site/build-site.mjs',
    ...args.filter((flag) => flag !== '--site' && flag !== '--manifest'),
  ]),
  ...(withStorybook
    ? [run('.', [STORYBOOK, 'build', '--disable-telemetry', '--loglevel', 'warn'])]
    : []),
]);
if (isWhole) {
  await run('apps/server', [...VITE_BUILD, '--config', 'server.config.ts']);
  await run('packages/ui', VITE_BUILD);
}
if (isWhole && !process.exitCode) {
  writeFileSync(join(ROOT, MANIFEST), createManifest(ROOT, BUILT));
  const set = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  console.log(`Hashes of every file: ${MANIFEST}`);
  if (set.length > 0) console.log(`They depend on the values of ${set.join(', ')}, too.`);
}
