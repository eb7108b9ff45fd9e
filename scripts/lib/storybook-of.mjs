import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from './install.mjs';

/** Built Storybooks by commit. */
const CACHE = join(ROOT, 'node_modules', '.cache', 'storybook-of');

/** Builds the Storybook of a checkout into a folder and returns the folder. @param {string} checkout @param {string} folder */
export const buildStorybook = (checkout, folder) => {
  const cli = join(checkout, 'node_modules/storybook/dist/bin/dispatcher.js');
  execFileSync(
    process.execPath,
    [cli, 'build', '--output-dir', folder, '--disable-telemetry', '--quiet'],
    {
      cwd: checkout,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  return folder;
};

/**
 * Links the packages of this checkout into another; relative links of the workspaces are copied, so that they point into it.
 * @param {string} checkout @param {string} [folder]
 */
const linkPackages = (checkout, folder = 'node_modules') => {
  mkdirSync(join(checkout, folder), { recursive: true });
  for (const name of readdirSync(join(ROOT, folder))) {
    const source = join(ROOT, folder, name);
    const link = join(checkout, folder, name);
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), link);
    else if (name === '@iru') linkPackages(checkout, join(folder, name));
    else if (!name.startsWith('.')) symlinkSync(source, link, 'junction');
  }
};

/** @param {string} checkout */
const installPackages = (checkout) => {
  const lock = 'package-lock.json';
  const isSame =
    readFileSync(join(checkout, lock), 'utf8') === readFileSync(join(ROOT, lock), 'utf8');
  if (isSame) linkPackages(checkout);
  else
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: checkout,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
};

/** Returns the folder of a commit's Storybook and builds it the first time. @param {string} commit */
export const storybookOf = (commit) => {
  const built = join(CACHE, commit);
  if (existsSync(join(built, 'index.json'))) return built;
  const checkout = mkdtempSync(join(tmpdir(), 'iru-storybook-'));
  try {
    execFileSync('git', ['worktree', 'add', '--detach', '--force', checkout, commit], {
      cwd: ROOT,
      stdio: 'ignore',
    });
    installPackages(checkout);
    return buildStorybook(checkout, built);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', checkout], {
      cwd: ROOT,
      stdio: 'ignore',
    });
    rmSync(checkout, { recursive: true, force: true });
  }
};
