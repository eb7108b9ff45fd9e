import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { npmCommand } from './npm.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The kind of a link to a folder that needs no privilege on Windows; other systems have one kind. */
export const LINK = 'junction';

/** @param {string} message @returns {never} */
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** Whether Node is at least a version such as `20.19`. @param {string} oldest @param {string} [version] */
export const isNodeAtLeast = (oldest, version = process.versions.node) => {
  const [major = 0, minor = 0] = oldest.split('.').map(Number);
  const [own = 0, part = 0] = version.split('.').map(Number);
  return own > major || (own === major && part >= minor);
};

/** Each command imports this module first, so that an old Node doesn't fail in one that it can't run. */
const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
/** The first version of a range such as `^20.19.0 || >=24.0.0`. */
export const [OLDEST_NODE = ''] = engines.node.match(/\d+\.\d+/) ?? [];
if (!isNodeAtLeast(OLDEST_NODE))
  fail(
    `Iru needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}. Install a newer one: https://nodejs.org`,
  );

/** @param {string} path @returns {Record<string, { optional?: boolean, devOptional?: boolean, peer?: boolean, version?: string }>} */
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** @param {string} folder */
const readLockFile = (folder) => {
  try {
    return packagesOf(join(folder, 'package-lock.json'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(`package-lock.json can't be read; take it from git again. ${reason}`);
  }
};

/**
 * Whether npm's own copy of the lock file in node_modules has every package of the lock file in the same version.
 */
const installed = (/** @type {string} */ folder) => {
  const lockFile = readLockFile(folder);
  const copy = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(copy)) return false;
  const there = packagesOf(copy);
  return Object.entries(lockFile)
    .filter(
      ([path, { optional, devOptional }]) =>
        path.startsWith('node_modules/') && !optional && !devOptional,
    )
    .every(([path, { version }]) => there[path]?.version === version);
};

/** @param {string} folder @param {string[]} command */
const succeeds = (folder, [program = '', ...args]) => {
  const { status, error } = spawnSync(program, args, { cwd: folder, stdio: 'inherit' });
  if (error) console.error(error.message);
  return status === 0;
};

/**
 * Installs the packages of a lock file if any is missing or outdated; ends the process when npm fails.
 * @param {string} [folder] The folder of the lock file.
 */
export const ensurePackages = (folder = ROOT) => {
  if (installed(folder)) return;
  console.log('Installing packages …');
  // Also after `npm test --silent`, which would hide why it failed.
  const command = [...npmCommand(), 'ci', '--no-audit', '--no-fund', '--loglevel=warn'];
  if (!succeeds(folder, command)) fail('npm could not install the packages; its message is above.');
};

/** @param {string[]} command */
const tries = (...command) => {
  console.log(`> ${command.join(' ')}`);
  return succeeds(ROOT, command);
};

const isRoot = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');

/** Returns advice to install Debian packages, for where this doesn't install them by itself. @param {...string} names */
export const aptAdvice = (...names) =>
  hasApt ? ` Run \`${isRoot ? '' : 'sudo '}apt-get install ${names.join(' ')}\`.` : '';

/**
 * Installs Debian packages in CI; elsewhere the system belongs to a person, who decides. Returns false where it installed none.
 * @param {...string} names
 */
export const aptInstalls = (...names) => {
  if (!process.env['CI'] || !hasApt) return false;
  const apt = (/** @type {string[]} */ ...args) =>
    tries(...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args);
  return apt('update') && apt('install', '-y', ...names);
};

/**
 * Finds a Chromium, or installs one with Playwright, in CI also with apt; ends the process with advice when neither works.
 * In CI it also installs Debian's headless shell, in which end-to-end tests take a quarter less time.
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
  const hasOwn = () => existsSync(chromium.executablePath());
  if (hasOwn()) return;
  console.log('No Chrome or Chromium found, installing one …');
  const playwright = join(ROOT, 'node_modules/playwright/cli.js');
  if (tries(process.execPath, playwright, 'install', 'chromium') && hasOwn()) return;
  if (wantsShell && aptInstalls('chromium', 'chromium-headless-shell')) return;
  if (aptInstalls('chromium') && findChromium()) return;
  fail(
    `No browser for the tests: install Chrome or Chromium, or name one in IRU_CHROMIUM.${aptAdvice('chromium')}`,
  );
};
