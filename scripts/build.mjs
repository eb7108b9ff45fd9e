// Builds the site and Storybook into storybook-static; `--demo` answers the site's network by mocks, `--site` leaves
// Storybook out.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

import { ensurePackages, ROOT } from './lib/install.mjs';

/** @param {string[]} args */
const run = (...args) =>
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });

ensurePackages();
run('apps/site/build-site.mjs', ...process.argv.filter((flag) => flag === '--demo'));
if (!process.argv.includes('--site')) {
  const storybook = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
  run(storybook, 'build', '--output-dir', 'storybook-static', '--disable-telemetry', '--quiet');
  // Read late: on a fresh machine its packages have just been installed.
  const { leanManager } = await import('./lib/lean-manager.mjs');
  await leanManager(join(ROOT, 'storybook-static'));
  console.log('Storybook: storybook-static');
}
