// The grid of profile cards with its filters beside the same page in three libraries: what it weighs, how long a thousand cards take to
// appear and to be filtered. The libraries are fetched when they are asked for and are no part of the product.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';

import { weigh } from '../apps/site/page-weight.mjs';
import { ensurePackages, ROOT } from '../scripts/lib/install.mjs';
import { buildPage, onPages } from './bench-page.mjs';
import { timeEntries } from './entries.mjs';
import { median, note } from './figures.mjs';

const FOLDER = join(ROOT, 'bench/comparison');
const PORT = 4383;
const CARDS = 1000;
const ROUNDS = 5;
const OURS = 'iru';
const LIBRARIES = { mui: '@mui/material', mantine: '@mantine/core', chakra: '@chakra-ui/react' };
const NAMES = [OURS, ...Object.keys(LIBRARIES)];
const LETTERS = ['a', 'al', 'ali', 'al', 'a', '', 'k', 'ke', 'k', ''];
const PLACES = ['Rwanda', 'Kenya', 'All', 'Uganda', 'All'];
const AIM = 0.5;

/** @typedef {{ draw: number, letter: number, country: number, elements: number }} Reading */

const version = (/** @type {string} */ library) =>
  JSON.parse(readFileSync(join(FOLDER, 'node_modules', library, 'package.json'), 'utf8')).version;

/** What a built page fetches before anything is touched, in bytes by brotli. @param {string} dist */
const weightOf = (dist) => {
  const named = [
    ...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/\/(assets\/[^"]+\.(?:js|css))"/g),
  ].map(([, file = '']) => file);
  const sum = (/** @type {string} */ kind) =>
    named
      .filter((file) => file.endsWith(kind))
      .reduce((all, file) => all + weigh(join(dist, file)), 0);
  return { js: sum('.js'), css: sum('.css') };
};

/** Builds a page as the site is built; every page gets the same React. @param {string} name */
const build = async (name) => {
  const dist = await buildPage(`comparison/${name}`, {
    root: join(FOLDER, name),
    base: `/${name}/`,
    configFile: false,
    plugins: [react(), ...(name === OURS ? [tailwindcss()] : [])],
    resolve: { dedupe: ['react', 'react-dom', 'lucide-react'] },
    build: {
      target: ['chrome111', 'safari16.4', 'firefox115'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  return weightOf(dist);
};

/** Draws so many cards in a page that has shown none, in milliseconds. @param {import('playwright').Page} page @param {number} count */
const timeDraw = (page, count) =>
  page.evaluate(async (cards) => {
    const { peopleOf, draw } = /** @type {any} */ (globalThis);
    const people = peopleOf(cards);
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await painted();
    const start = performance.now();
    draw(people);
    do await painted();
    while (document.querySelectorAll('article').length < cards);
    return performance.now() - start;
  }, count);

/** @param {import('playwright').Browser} browser @param {string} name @returns {Promise<Reading>} */
const read = async (browser, name) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.goto(`http://localhost:${PORT}/${name}/`, { waitUntil: 'networkidle' });
    const draw = await timeDraw(page, CARDS);
    await page.waitForLoadState('networkidle');
    const elements = await page.locator('article').first().locator('*').count();
    const { list: letter } = await timeEntries(page, 'input[type="search"]', LETTERS);
    const { list: country } = await timeEntries(page, 'select', PLACES);
    return { draw, letter, country, elements };
  } finally {
    await page.close();
  }
};

/** Reads every page in turn, in another order each round. @param {import('playwright').Browser} browser */
const readAll = async (browser) => {
  /** @type {Map<string, Reading[]>} */
  const readings = new Map(NAMES.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = NAMES.map((_, at) => NAMES[(at + round) % NAMES.length] ?? OURS);
    for (const name of order) readings.get(name)?.push(await read(browser, name));
  }
  return readings;
};

/**
 * Prints one figure of all four, and keeps ours beside the best of the others.
 * @param {string} figure @param {readonly number[]} values In the order of the names. @param {(value: number) => string} write
 */
const compare = (figure, values, write) => {
  const [ours = 0, ...others] = values;
  const best = Math.min(...others);
  const ratio = ours / best;
  console.log(
    `  ${figure.padEnd(28)} ${values.map((value) => write(value).padStart(10)).join('')}   ratio to the best ${ratio.toFixed(2)}`,
  );
  note({
    figure,
    ours: write(ours),
    reference: `${write(best)} (${NAMES[values.indexOf(best, 1)]})`,
    ratio,
    aim: `at most ${AIM}`,
  });
};

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (/** @type {number} */ ms) => `${ms.toFixed(0)} ms`;

/** Prints bytes and times of all four, with the ratio of ours to the best of the others. */
export const benchComparison = async () => {
  ensurePackages(FOLDER);
  /** @type {Awaited<ReturnType<typeof build>>[]} */
  const weights = [];
  for (const name of NAMES) weights.push(await build(name));
  const bare = (await build('bare')).js;
  const readings = await onPages(join(ROOT, 'test-results/bench/comparison'), PORT, readAll);
  const all = (/** @type {keyof Reading} */ what) =>
    NAMES.map((name) => median((readings.get(name) ?? []).map((reading) => reading[what])));

  const versions = Object.values(LIBRARIES).map((library) => `${library} ${version(library)}`);
  console.log(
    `Comparison: the grid of profile cards with its filters, ${versions.join(', ')}; React ${version('react')}, ${kilobytes(bare)}; medians of ${ROUNDS}`,
  );
  console.log(`  ${''.padEnd(28)} ${NAMES.map((name) => name.padStart(10)).join('')}`);
  compare(
    'Script and styles',
    weights.map(({ js, css }) => js + css),
    kilobytes,
  );
  compare(
    'the same without React',
    weights.map(({ js, css }) => js + css - bare),
    kilobytes,
  );
  console.log(
    `  ${'of it styles'.padEnd(28)} ${weights.map(({ css }) => kilobytes(css).padStart(10)).join('')}`,
  );
  compare(`Draw ${CARDS} cards`, all('draw'), milliseconds);
  compare(`Filter ${CARDS} cards by a letter`, all('letter'), milliseconds);
  compare(`Filter ${CARDS} cards by country`, all('country'), milliseconds);
  console.log(
    `  ${'elements of a card'.padEnd(28)} ${all('elements')
      .map((count) => String(count).padStart(10))
      .join('')}`,
  );
  console.log(`  aim: at most ${AIM} of the best`);
};
