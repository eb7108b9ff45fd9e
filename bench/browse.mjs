// How long the browse page takes to answer a keystroke in the name filter with twelve and with 10 000 generated
// profiles, measured in the built Storybook.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { chromium } from 'playwright';
import sirv from 'sirv';

import { launchOptions } from '../scripts/lib/chromium.mjs';
import { ROOT } from '../scripts/lib/install.mjs';

const PORT = 4374;
const FRAME_MS = 1000 / 60;
const STORIES = {
  '12 profiles': 'pages-find-match-view--default',
  '10 000 profiles': 'pages-find-match-view--ten-thousand',
};

/** @param {import('playwright').Page} page @param {string} story */
const measure = async (page, story) => {
  await page.goto(`http://localhost:${PORT}/iframe.html?viewMode=story&id=${story}`);
  const field = page.getByRole('searchbox', { name: 'Name' });
  await field.waitFor();
  await page.waitForLoadState('networkidle');
  await field.fill('');
  return page.evaluate(async () => {
    const input = /** @type {HTMLInputElement} */ (document.querySelector('input[type="search"]'));
    const setValue = Reflect.get(Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}, 'set');
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    /** @type {number[]} */
    const echoes = [];
    /** @type {number[]} */
    const lists = [];
    for (const text of ['a', 'al', 'ali', 'al', 'a', '', 'k', 'ke', 'k', '']) {
      await painted();
      const start = performance.now();
      setValue?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await painted();
      echoes.push(performance.now() - start);
      // The list is deferred: it may follow some frames later, all of which still answer the keyboard.
      while (document.querySelector('[role="status"][data-pending]')) await painted();
      lists.push(performance.now() - start);
    }
    const median = (/** @type {number[]} */ times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    return { echo: median(echoes), list: median(lists) };
  });
};

/** Prints the median of both sizes, in frames, and their ratio. */
export const benchBrowse = async () => {
  const folder = join(ROOT, 'storybook-static');
  if (!existsSync(folder)) throw new Error('Build Storybook first: npm run build');
  const serve = sirv(folder);
  const server = createServer((request, response) => serve(request, response)).listen(PORT);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    console.log('Browse: from a keystroke in the name filter to the painted letter, and to the painted list (medians)');
    /** @type {number[]} */
    const medians = [];
    for (const [name, story] of Object.entries(STORIES)) {
      const { echo, list } = await measure(page, story);
      medians.push(echo);
      const inFrames = (/** @type {number} */ ms) => `${ms.toFixed(1)} ms (${(ms / FRAME_MS).toFixed(1)} frames)`;
      console.log(`  ${name.padEnd(16)} letter ${inFrames(echo)}, list ${inFrames(list)}`);
    }
    const [twelve = 1, many = 1] = medians;
    console.log(`  ratio            ${(many / twelve).toFixed(2)} (aim: a letter within 2 frames)`);
  } finally {
    await browser.close();
    server.close();
  }
};
