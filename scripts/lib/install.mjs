import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const lockDigest = () => createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json'))).digest('hex');

/** Installs the packages of the lock file when they are missing or older than it; throws when npm fails. */
export const ensurePackages = () => {
  const stamp = join(ROOT, 'node_modules', '.iru-lock');
  const digest = lockDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Installing packages …');
  execFileSync(npm, ['ci', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
  writeFileSync(stamp, digest);
};

/** @param {string} command @param {string[]} args */
const tries = (command, args) => {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
};

/** Finds a Chromium, else lets Playwright download its own, else asks apt; throws with what to do when none works. */
export const ensureChromium = async () => {
  const { findChromium } = await import('./chromium.mjs');
  if (findChromium()) return;
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return;
  console.log('No Chrome or Chromium found, installing one …');
  if (tries('npx', ['playwright', 'install', 'chromium']) && existsSync(chromium.executablePath())) return;
  if (existsSync('/usr/bin/apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (/** @type {string[]} */ ...args) => {
      const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
      return tries(command, rest);
    };
    if (apt('update') && apt('install', '-y', 'chromium') && findChromium()) return;
  }
  throw new Error('No browser for the tests: install Chrome or Chromium, or name one in IRU_CHROMIUM.');
};
