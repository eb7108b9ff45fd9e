// Builds the site into `dist`: the application, one HTML file per route, and compressed copies; `--demo` mocks the
// network.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { buildBoot } from './build-boot.mjs';
import { weigh, weightOf } from './page-weight.mjs';
import { prerender } from './prerender.mjs';

const SITE = fileURLToPath(new URL('.', import.meta.url));
const DIST = join(SITE, 'dist');
const demo = process.argv.includes('--demo');

/** @param {string[]} args */
const vite = (...args) =>
  execFileSync(
    process.execPath,
    [
      join(SITE, '../../node_modules/vite/bin/vite.js'),
      'build',
      '--mode',
      demo ? 'demo' : 'production',
      '--logLevel',
      'warn',
      ...args,
    ],
    { cwd: SITE, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );

/** @param {string} folder @returns {string[]} */
const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** The size of a first visit to the home page on a phone, in kilobytes: in full, and in low-data mode. */
const visitCost = () => {
  const { total } = weightOf(DIST, 'index.html');
  const once = (/** @type {RegExp} */ name) =>
    readdirSync(join(DIST, 'assets'))
      .filter((file) => name.test(file))
      .reduce((sum, file) => sum + weigh(join(DIST, 'assets', file)), 0);
  // The poster for a phone's high-density screen, and the portraits close enough to be loaded eagerly.
  const low = total + once(/^hero-poster-(?!small)/) + once(/^h[1-4]-.+\.svg$/);
  return {
    full: Math.round((low + once(/\.woff2$/) + once(/^hero-small\.av1-/)) / 1000),
    low: Math.round(low / 1000),
  };
};

rmSync(DIST, { recursive: true, force: true });
vite();
writeFileSync(join(DIST, 'boot.js'), await buildBoot());
vite('--ssr', 'src/entry-server.tsx');
const pages = await prerender({ demo });
rmSync(join(SITE, 'dist-server'), { recursive: true });

// Pages show what a visit costs, with the figures of this build.
const cost = JSON.stringify(visitCost());
for (const page of pages) {
  const file = join(DIST, page);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      '<!--visit-cost-->',
      `<meta name="iru-visit-cost" content='${cost}'>`,
    ),
  );
}
for (const file of filesUnder(DIST).filter((name) => /\.(html|js|css|svg|txt)$/.test(name))) {
  const bytes = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
console.log(`Site: ${pages.length} pages in apps/site/dist`);
