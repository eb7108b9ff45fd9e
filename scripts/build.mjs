// Builds the site, and Storybook into storybook-static; `--demo` mocks the site's network, `--site` leaves Storybook out.
import { execFileSync } from 'node:child_process';
import process from 'node:process';

import { ensurePackages, ROOT } from './lib/install.mjs';

/** @param {readonly string[]} args */
const run = (args) => {
  execFileSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
};

ensurePackages();
run(['apps/site/build-site.mjs', ...process.argv.filter((flag) => flag === '--demo')]);
if (!process.argv.includes('--site')) {
  run([
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--disable-telemetry',
    '--loglevel',
    'warn',
  ]);
  console.log('Storybook: storybook-static');
}
