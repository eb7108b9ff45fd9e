// Builds the site, and Storybook into storybook-static; `--demo` mocks the site's network, `--site` leaves Storybook out.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

import { ensurePackages, ROOT } from './lib/install.mjs';
import { buildStorybook } from './lib/storybook-of.mjs';

ensurePackages();
execFileSync(
  process.execPath,
  ['apps/site/build-site.mjs', ...process.argv.filter((flag) => flag === '--demo')],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
if (!process.argv.includes('--site')) {
  const storybook = buildStorybook(ROOT, join(ROOT, 'storybook-static'));
  // Read late: on a fresh machine its packages have just been installed.
  const { leanManager } = await import('./lib/lean-manager.mjs');
  await leanManager(storybook);
  console.log('Storybook: storybook-static');
}
