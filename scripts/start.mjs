// Installs what's missing and runs the site, its assistant and Storybook, each on its port or the next free one; with `--mock`
// the browser mocks the network, and `--language fr` or `IRU_LANGUAGE=fr` chooses another language than English.
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { ensurePackages, ROOT } from './lib/install.mjs';
import { findFreePort } from './lib/ports.mjs';
import { runServers } from './lib/servers.mjs';
import { chosenLanguage } from './lib/languages.mjs';

const readOptions = () => {
  const { values } = parseArgs({
    options: { mock: { type: 'boolean', default: false }, language: { type: 'string' } },
  });
  return { isMocked: values.mock, language: chosenLanguage(values.language) };
};

/** @param {string} name @param {number} preferred */
const portFor = async (name, preferred) => {
  const port = await findFreePort(preferred);
  if (port !== preferred) console.log(`Port ${preferred} is taken: ${name} gets ${port}.`);
  return port;
};

const start = async () => {
  const { isMocked, language } = readOptions();
  ensurePackages();
  const site = await portFor('the site', 5173);
  const storybook = await portFor('Storybook', 6006);
  // A port of its own, so that `npm run serve` can run beside it.
  const assistant = isMocked ? undefined : await portFor('the assistant', 8787);
  const api = `http://localhost:${assistant}`;
  const packages = join(ROOT, 'node_modules');
  const env = {
    ...process.env,
    IRU_LANGUAGE: language,
    ...(assistant === undefined ? {} : { IRU_API: api }),
  };
  await runServers([
    {
      name: 'Site',
      url: `http://localhost:${site}${language === 'en' ? '' : `/${language}/`}`,
      args: [join(packages, 'vite/bin/vite.js'), 'apps/site', '--port', `${site}`, '--strictPort'],
      env,
    },
    {
      name: 'Storybook',
      url: `http://localhost:${storybook}`,
      args: [
        join(packages, 'storybook/dist/bin/dispatcher.js'),
        'dev',
        '--port',
        `${storybook}`,
        '--exact-port',
        '--no-open',
        '--disable-telemetry',
        '--ci',
        '--quiet',
      ],
      env,
    },
    ...(assistant === undefined
      ? []
      : [
          {
            name: 'Assistant',
            url: `${api}/healthz`,
            args: [join(ROOT, 'apps/server/dev.mjs')],
            env: { ...env, PORT: `${assistant}` },
          },
        ]),
  ]);
};

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
