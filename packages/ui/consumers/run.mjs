// Installs the library, as check-package.mjs packed it, into two applications outside the repository, builds them and tests them in a browser.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { ensureChromium } from '../../../scripts/lib/install.mjs';
import { npmCommand } from '../../../scripts/lib/npm.mjs';
import { CACHE } from './cache.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '../../..');
const PACKAGE = join(HERE, '../dist');

/** @param {string} cwd @param {string[]} command */
const run = (cwd, ...[program = '', ...args]) => {
  console.log(`> ${[program, ...args].join(' ')}`);
  const { status, error } = spawnSync(program, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (error) console.error(error.message);
  if (status !== 0) {
    if (args.includes('install'))
      console.error('The applications were not installed; this check needs the registry of npm.');
    process.exit(1);
  }
};

/** Runs a program of a folder's packages. @param {string} folder @param {string} path @param {string[]} args */
const runPackage = (folder, path, ...args) =>
  run(folder, process.execPath, join(folder, 'node_modules', path), ...args);

/** Returns a module that imports every entry of the package, for a server component. */
const entriesModule = () => {
  const { exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const names = Object.keys(exports).filter((name) => !/\.(css|json)$/.test(name));
  return [
    ...names.map((name, index) => `import * as entry${index} from '@iru/ui/${name.slice(2)}';`),
    `export const entries = [${names.map((_, index) => `entry${index}`).join(', ')}];`,
  ].join('\n');
};

await ensureChromium();
mkdirSync(CACHE, { recursive: true });
const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
const tarball = join(ROOT, 'test-results', `iru-ui-${version}.tgz`);

for (const fixture of ['vite', 'next']) {
  const folder = join(CACHE, fixture);
  cpSync(join(HERE, fixture), folder, { recursive: true });
  rmSync(join(folder, 'node_modules/@iru'), { recursive: true, force: true });
  const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline'];
  run(folder, ...npmCommand(), 'install', ...flags, tarball);
}

const vite = join(CACHE, 'vite');
runPackage(vite, 'typescript/bin/tsc');
runPackage(vite, 'vite/bin/vite.js', 'build');

const next = join(CACHE, 'next');
for (const file of ['Demo.tsx', 'reset.css'])
  cpSync(join(vite, 'src', file), join(next, 'app', file));
writeFileSync(join(next, 'app/server/entries.ts'), entriesModule());
runPackage(next, 'next/dist/bin/next', 'build');

runPackage(
  ROOT,
  'playwright/cli.js',
  'test',
  '--config',
  'packages/ui/consumers/playwright.config.ts',
);
