import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** @param {string} path @returns {Record<string, { optional?: boolean, devOptional?: boolean, peer?: boolean, version?: string }>} */
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/**
 * Whether npm's own copy of the lock file in node_modules has every package of the lock file in the same version.
 */
const installed = (/** @type {string} */ folder) => {
  const copy = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(copy)) return false;
  const there = packagesOf(copy);
  return Object.entries(packagesOf(join(folder, 'package-lock.json')))
    .filter(
      ([path, { optional, devOptional }]) =>
        path.startsWith('node_modules/') && !optional && !devOptional,
    )
    .every(([path, { version }]) => there[path]?.version === version);
};

/**
 * Installs the packages of a lock file if any is missing or outdated; throws when npm fails.
 * @param {string} [folder] The folder of the lock file.
 */
export const ensurePackages = (folder = ROOT) => {
  if (installed(folder)) return;
  console.log('Installing packages …');
  execFileSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
};

/** @param {string} command @param {string[]} args */
const tries = (command, args) => {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
};

/** Installs Debian packages; returns false where that is impossible. @param {...string} names */
export const aptInstalls = (...names) => {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    return tries(command, rest);
  };
  return apt('update') && apt('install', '-y', ...names);
};

/**
 * Finds a Chromium, or installs one with Playwright or apt; throws with advice when neither works. In CI it also installs
 * Debian's headless shell, in which end-to-end tests take a quarter less time.
 */
export const ensureChromium = async () => {
  const { findChromium, findHeadlessShell } = await import('./chromium.mjs');
  const wantsShell =
    Boolean(process.env['CI']) && !process.env['IRU_CHROMIUM'] && !findHeadlessShell();
  if (findChromium()) {
    if (wantsShell) aptInstalls('chromium-headless-shell');
    return;
  }
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return;
  console.log('No Chrome or Chromium found, installing one …');
  if (tries('npx', ['playwright', 'install', 'chromium']) && existsSync(chromium.executablePath()))
    return;
  if (wantsShell && aptInstalls('chromium', 'chromium-headless-shell')) return;
  if (aptInstalls('chromium') && findChromium()) return;
  throw new Error(
    'No browser for the tests: install Chrome or Chromium, or name one in IRU_CHROMIUM.',
  );
};
