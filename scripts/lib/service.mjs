import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from './install.mjs';

/** The built service. */
export const SERVICE = join(ROOT, 'apps/server/dist/main.js');

const SITE = join(ROOT, 'apps/site/dist');

/** @param {string} folder @param {string[]} args */
const run = (folder, ...args) =>
  execFileSync(process.execPath, args, {
    cwd: join(ROOT, folder),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });

/** Builds the service, always, because it takes only seconds, and prints how well its assistant does. */
export const buildService = () => {
  run(
    'apps/server',
    join(ROOT, 'node_modules/vite/bin/vite.js'),
    'build',
    '--config',
    'server.config.ts',
    '--logLevel',
    'warn',
  );
  run('.', 'scripts/assistant.mjs', '--report');
};

/** Builds the site if it's missing or only the demo with mocks is built. */
export const ensureSite = () => {
  if (!existsSync(join(SITE, 'index.html')) || existsSync(join(SITE, 'mockServiceWorker.js')))
    run('.', 'apps/site/build-site.mjs');
};
