// Runs `npm start` as a person does, opens what it prints, ends it, and checks that nothing is left on its ports. CI runs it on
// each system; options go to `npm start`.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

import { ROOT } from './lib/install.mjs';
import { npmCommand } from './lib/npm.mjs';

/** In milliseconds: a first start installs the packages. */
const MAX_START = 600_000;
const MAX_END = 15_000;
const SERVERS = /^(?:Site|Storybook|Assistant) +(http:\S+)$/gm;

/** @param {() => unknown} isDone @param {number} ms @param {string} what */
const waitFor = async (isDone, ms, what) => {
  for (const end = Date.now() + ms; !(await isDone()); await delay(200))
    if (Date.now() > end) throw new Error(`Waited ${ms / 1000} s: ${what}.`);
};

/** @param {string} url */
const isClosed = (url) =>
  fetch(url).then(
    () => false,
    () => true,
  );

const options = process.argv.slice(2);
// Windows has no signal that npm could get: there the process below it ends at once.
/** @type {[string, ...string[]]} */
const [program, ...args] =
  process.platform === 'win32'
    ? [process.execPath, 'scripts/start.mjs', ...options]
    : [...npmCommand(), 'start', '--', ...options];
const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
let output = '';
child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
  output += chunk.toString();
  process.stdout.write(chunk);
});

const findUrls = () => [...output.matchAll(SERVERS)].map(([, url = '']) => url);

try {
  await waitFor(
    () => {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
      return findUrls().length === 3;
    },
    MAX_START,
    'the servers have not started',
  );
  const urls = findUrls();
  for (const url of urls) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered with ${response.status}.`);
    const [language] = /<html[^>]*>/.exec(await response.text()) ?? [''];
    console.log(`${url} answers ${language}`);
  }
  child.kill();
  for (const url of urls) await waitFor(() => isClosed(url), MAX_END, `${url} still answers`);
  console.log('npm start has ended with its servers.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  child.kill();
  process.exitCode = 1;
}
