// Builds the site into apps/site/dist and Storybook into storybook-static; `--demo` answers the network by mocks,
// `--site` leaves Storybook out.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { ensurePackages, ROOT } from './lib/install.mjs';

const demo = process.argv.includes('--demo');
const siteOnly = process.argv.includes('--site');
const mode = demo ? 'demo' : 'production';

/** @param {string} bin @param {string[]} args */
const run = (bin, args) =>
  execFileSync(process.execPath, [join(ROOT, 'node_modules', bin), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });

/** @param {string} folder @returns {string[]} */
const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  );

ensurePackages();
const dist = join(ROOT, 'apps/site/dist');
rmSync(dist, { recursive: true, force: true });
run('vite/bin/vite.js', ['build', 'apps/site', '--mode', mode]);
run('vite/bin/vite.js', ['build', 'apps/site', '--mode', mode, '--ssr', 'src/entry-server.tsx']);
const { prerender } = await import('../apps/site/prerender.mjs');
const pages = await prerender({ demo });
rmSync(join(ROOT, 'apps/site/dist-server'), { recursive: true });
for (const file of filesUnder(dist).filter((name) => /\.(html|js|css|svg|txt)$/.test(name))) {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
console.log(`Site: ${pages.length} pages in apps/site/dist`);
if (!siteOnly) {
  run('storybook/dist/bin/dispatcher.js', ['build', '--output-dir', 'storybook-static', '--disable-telemetry', '--quiet']);
  console.log('Storybook: storybook-static');
}
