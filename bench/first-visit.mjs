// What a first visit of `/` costs in HTML, CSS and JS (brotli bytes over the wire), beside an empty react-router-dom
// application built by the same Vite. Pictures, fonts and the film are left out on both sides.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { brotliSize } from '../apps/site/page-weight.mjs';
import { ROOT } from '../scripts/lib/install.mjs';
import { onBuiltSite } from './built-site.mjs';
import { note } from './figures.mjs';

const PORT = 4373;
const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The brotli bytes of the empty application, all of which its first visit loads. */
const emptyApplication = async () => {
  const outDir = join(ROOT, 'test-results', 'empty-app');
  await build({
    root: join(ROOT, 'bench/empty-app'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      target: ['chrome111', 'safari16.4', 'firefox115'],
    },
  }).then((result) => result);
  const html = readFileSync(join(outDir, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  const sizes = {
    html: brotliSize(html),
    css: 0,
    js: scripts.reduce((sum, path) => sum + brotliSize(readFileSync(join(outDir, path))), 0),
  };
  rmSync(outDir, { recursive: true });
  return sizes;
};

/** The brotli bytes that a browser asks for on its first visit of `/`, without touching the page. */
const firstVisit = () =>
  onBuiltSite(PORT, { width: 360, height: 740 }, async (page) => {
    const sizes = { html: 0, css: 0, js: 0 };
    /** @type {Promise<void>[]} */
    const reads = [];
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      const kind = type.includes('html')
        ? 'html'
        : type.includes('css')
          ? 'css'
          : type.includes('javascript')
            ? 'js'
            : undefined;
      if (kind) reads.push(response.body().then((body) => void (sizes[kind] += brotliSize(body))));
    });
    await page.goto(`http://localhost:${PORT}/`, { waitUntil: 'networkidle' });
    await Promise.all(reads);
    return sizes;
  });

/** Prints both sides and the ratio. */
export const benchFirstVisit = async () => {
  const [empty, ours] = [await emptyApplication(), await firstVisit()];
  const total = (/** @type {{ html: number, css: number, js: number }} */ sizes) =>
    sizes.html + sizes.css + sizes.js;
  console.log('First visit of / (brotli)');
  for (const [name, sizes] of /** @type {const} */ ([
    ['empty', empty],
    ['iru', ours],
  ])) {
    const parts = [
      `html ${kilobytes(sizes.html)}`,
      `css ${kilobytes(sizes.css)}`,
      `js ${kilobytes(sizes.js)}`,
    ];
    console.log(`  ${name.padEnd(6)} ${kilobytes(total(sizes)).padStart(9)}   ${parts.join('  ')}`);
  }
  const ratio = total(ours) / total(empty);
  console.log(`  ratio  ${ratio.toFixed(2)} (aim: 1.35 or less)`);
  note({
    figure: 'First visit of /',
    ours: kilobytes(total(ours)),
    reference: `${kilobytes(total(empty))} (empty)`,
    ratio,
    aim: 'at most 1.35',
  });
};
