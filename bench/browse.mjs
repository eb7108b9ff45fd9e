// How long the browse page takes to answer a keystroke in the name filter with twelve, a thousand and ten thousand generated profiles.
import { join } from 'node:path';

import { ROOT } from '../scripts/lib/install.mjs';
import { buildPage, onPages } from './bench-page.mjs';
import { timeEntries } from './entries.mjs';
import { median } from './figures.mjs';
import { COUNTS, printScale, SCALE_AIM } from './scale.mjs';

const PORT = 4374;
const ROUNDS = 5;
const TEXTS = ['a', 'al', 'ali', 'al', 'a', '', 'k', 'ke', 'k', ''];

/** @param {import('playwright').Page} page @param {number} count */
const measure = async (page, count) => {
  await page.goto(`http://localhost:${PORT}/${count}`);
  await page.getByRole('searchbox', { name: 'Name' }).waitFor();
  await page.waitForLoadState('networkidle');
  return timeEntries(page, 'input[type="search"]', TEXTS);
};

/** Prints the medians of every size, in frames, and their ratios to the smallest. */
export const benchBrowse = async () => {
  const built = await buildPage('browse', {
    root: join(ROOT, 'bench/browse-page'),
    configFile: join(ROOT, 'apps/site/vite.config.ts'),
    build: { manifest: false },
  });
  await onPages(built, PORT, async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    /** @type {Awaited<ReturnType<typeof measure>>[][]} */
    const found = COUNTS.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, count] of COUNTS.entries()) found[at]?.push(await measure(page, count));
    const of = (/** @type {'echo' | 'list'} */ what) =>
      found.map((readings) => median(readings.map((reading) => reading[what])));
    console.log(
      `Browse: from a keystroke in the name filter to the painted letter, and to the painted list (medians of ${ROUNDS})`,
    );
    printScale('Browse, letter', of('echo'));
    printScale('Browse, list', of('list'));
    console.log(SCALE_AIM);
  });
};
