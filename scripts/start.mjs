// Installs what's missing and runs the site, its assistant and Storybook; with `--mock` the browser mocks the network, and
// `IRU_LANGUAGE=fr` chooses another language than English.
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';

import { ensurePackages, ROOT } from './lib/install.mjs';
import { chosenLanguage } from './lib/translate.mjs';

const language = chosenLanguage();
const mocked = process.argv.includes('--mock');
/** The service behind the site, on a port of its own so that `npm run serve` can run beside it. */
const API = 'http://localhost:8787';

const SERVERS = [
  {
    name: 'Site',
    url: `http://localhost:5173${language === 'en' ? '' : `/${language}/`}`,
    bin: 'vite/bin/vite.js',
    args: ['apps/site', '--port', '5173', '--strictPort'],
  },
  {
    name: 'Storybook',
    url: 'http://localhost:6006',
    bin: 'storybook/dist/bin/dispatcher.js',
    args: [
      'dev',
      '--port',
      '6006',
      '--exact-port',
      '--no-open',
      '--disable-telemetry',
      '--ci',
      '--quiet',
    ],
  },
  ...(mocked
    ? []
    : [{ name: 'Assistant', url: `${API}/healthz`, bin: '../apps/server/dev.mjs', args: [] }]),
];
const environment = { ...process.env, ...(mocked ? {} : { IRU_API: API }) };

/** @param {string} url */
const responds = (url) =>
  new Promise((resolve) => {
    const request = get(url, (response) => {
      response.resume();
      resolve(true);
    });
    request.on('error', () => resolve(false));
  });

/** @param {string} url */
const waitForResponse = async (url) => {
  while (!(await responds(url))) await new Promise((resolve) => setTimeout(resolve, 300));
};

ensurePackages();
const children = SERVERS.map(({ bin, args, name }) => {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', bin), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: name === 'Assistant' ? { ...environment, PORT: new URL(API).port } : environment,
  });
  child.on('exit', (code) => {
    if (code)
      console.error(`${name} stopped with code ${code}. Is its port taken by another program?`);
    children.forEach((other) => other.kill());
    process.exitCode = code ?? 0;
  });
  return child;
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}
await Promise.all(SERVERS.map(({ url }) => waitForResponse(url)));
for (const { name, url } of SERVERS) console.log(`${name.padEnd(10)} ${url}`);
