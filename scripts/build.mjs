// Builds the site, and Storybook into storybook-static; `--site` leaves Storybook out. The site's own options go to its build.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

import { ensurePackages, ROOT } from './lib/install.mjs';

/** @param {readonly string[]} args */
const run = async (args) => {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
};

const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js';

ensurePackages();
await Promise.all([
  run(['apps/site/build-site.mjs', ...process.argv.slice(2).filter((flag) => flag !== '--site')]),
  ...(process.argv.includes('--site')
    ? []
    : [run([STORYBOOK, 'build', '--disable-telemetry', '--loglevel', 'warn'])]),
]);
