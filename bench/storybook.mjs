// How soon the built Storybook shows a story: behind a link that is opened cold, in the manager, as a reader opens it, beside
// the same story alone in its frame; and behind a press in the sidebar.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../scripts/lib/install.mjs';
import { onPages } from './bench-page.mjs';
import { median, note } from './figures.mjs';

const PORT = 4391;
const FOLDER = join(ROOT, 'storybook-static');
const ROUNDS = 5;
const STORIES = ['components-actions-button--default', 'pages-pricing-page--ready'];
/** The stories that are pressed in the sidebar beside the first of `STORIES`, again and again. */
const NEIGHBOURS = ['components-actions-button--variants', 'components-actions-button--default'];
/** In milliseconds: how long the manager has for itself between two presses. */
const BREAK = 2000;

/**
 * Opens an address in a browser context of its own and waits for its story.
 * @param {import('playwright').Browser} browser @param {string} address
 * @returns {Promise<{ ms: number, bytes: number }>} Until the story is seen, and what was loaded by then.
 */
const openCold = async (browser, address) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  let bytes = 0;
  page.on('response', (response) => {
    bytes += Number(response.headers()['content-length'] ?? 0);
  });
  const started = performance.now();
  await page.goto(`http://localhost:${PORT}/${address}`, { waitUntil: 'commit' });
  const frame = () => page.frames().find((one) => one.url().includes('iframe.html'));
  while (!frame()) await page.waitForTimeout(10);
  await frame()?.waitForFunction(
    () =>
      document.querySelector('#storybook-root')?.childElementCount &&
      !document.body.classList.contains('sb-show-preparing-story'),
  );
  // The manager shows a sign of its own in place of a story until it hears of one.
  await page.waitForFunction(() => !document.querySelector('#preview-loader')?.checkVisibility());
  const ms = performance.now() - started;
  await page.context().close();
  return { ms, bytes };
};

/** @param {import('playwright').Browser} browser @param {string} address */
const medianOf = async (browser, address) => {
  const visits = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await openCold(browser, address));
  return {
    ms: median(visits.map(({ ms }) => ms)),
    bytes: median(visits.map(({ bytes }) => bytes)),
  };
};

/**
 * Presses stories in the sidebar.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<number>} The median time from a press until its story stands, in milliseconds.
 */
const pressStories = async (browser) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://localhost:${PORT}/?path=/story/${STORIES[0]}`);
  const times = [];
  for (let press = 0; press < 2 * ROUNDS; press += 1) {
    await page.waitForTimeout(BREAK);
    const link = page.locator(`[data-item-id="${NEIGHBOURS[press % NEIGHBOURS.length]}"] a`);
    await link.waitFor();
    const time = await link.evaluate(async (anchor) => {
      const preview = /** @type {any} */ (document.querySelector('#storybook-preview-iframe'))
        .contentWindow;
      const wanted = anchor.getAttribute('href')?.split('/story/')[1];
      const started = performance.now();
      /** @type {HTMLElement} */ (anchor).click();
      for (;;) {
        await new Promise((resolve) => preview.requestAnimationFrame(resolve));
        const { id, phase } = preview.__STORYBOOK_PREVIEW__?.currentRender ?? {};
        if (id === wanted && ['completing', 'completed', 'afterEach', 'finished'].includes(phase))
          return performance.now() - started;
      }
    });
    times.push(time);
  }
  await page.context().close();
  return median(times);
};

/** Prints the time and the bytes until a story stands. */
export const benchStorybook = async () => {
  if (!existsSync(join(FOLDER, 'index.html')))
    throw new Error('There is no Storybook: run npm run build first.');
  console.log(`Storybook: a story behind a link, opened cold, the median of ${ROUNDS}`);
  await onPages(FOLDER, PORT, async (browser) => {
    for (const id of STORIES) {
      const managed = await medianOf(browser, `?path=/story/${id}`);
      const alone = await medianOf(browser, `iframe.html?id=${id}&viewMode=story`);
      const ratio = managed.ms / alone.ms;
      const line = (/** @type {{ ms: number, bytes: number }} */ { ms, bytes }) =>
        `${Math.round(ms)} ms, ${(bytes / 1e6).toFixed(1)} MB`;
      console.log(
        `  ${id.padEnd(36)} ${line(managed)}   alone ${line(alone)}   ratio ${ratio.toFixed(2)}`,
      );
      note({
        figure: `Storybook, ${id}`,
        ours: `${Math.round(managed.ms)} ms`,
        reference: `${Math.round(alone.ms)} ms alone`,
        ratio,
        aim: '–',
      });
    }
    const press = await pressStories(browser);
    console.log(
      `  A press in the sidebar: ${Math.round(press)} ms until its story stands, the median of ${2 * ROUNDS}`,
    );
  });
};
