// How long the built site keeps a finger waiting on a phone six times slower than this machine: the longest task while a
// page wakes, and the time from a press to the next picture, beside the 200 ms in which a press feels answered.
import { onBuiltSite } from './built-site.mjs';
import { PHONE, printLeast, ROUNDS, slowDown, SLOWER } from './slow-phone.mjs';

const PORT = 4379;
const PATHS = [
  '/',
  '/find-match',
  '/pricing',
  '/help-center',
  '/messages',
  '/register',
  '/settings',
];

/** @param {import('playwright').Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** @param {import('playwright').Page} page */
const startRegistration = async (page) => {
  await button(page, 'Start Registration').click();
  await page.waitForTimeout(1500);
};

/** @type {Readonly<Record<string, { path: string, reach?: (page: import('playwright').Page) => Promise<void>, target: (page: import('playwright').Page) => import('playwright').Locator }>>} */
const PRESSES = {
  'first Next with errors': {
    path: '/register',
    reach: startRegistration,
    target: (page) => button(page, 'Next'),
  },
  'birth calendar': {
    path: '/register',
    reach: startRegistration,
    target: (page) => button(page, 'Choose from a calendar'),
  },
  menu: { path: '/', target: (page) => button(page, 'Open the menu') },
  'send an empty contact form': {
    path: '/contact',
    target: (page) => page.locator('main form button[type=submit]'),
  },
  'filters of browse': { path: '/find-match', target: (page) => button(page, 'Show filters') },
};

/** @param {import('playwright').Page} page @param {string} path */
const wakingTask = async (page, path) => {
  await page.goto(`http://localhost:${PORT}${path}`);
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
  return page.evaluate(async () => {
    /** @type {number[]} */
    const tasks = [];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return Math.max(0, ...tasks);
  });
};

/** @param {import('playwright').Page} page @param {import('playwright').Locator} target */
const pressTime = async (page, target) => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.evaluate(() => {
    const found = /** @type {any} */ (globalThis);
    found.presses = [];
    new PerformanceObserver((list) =>
      found.presses.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }));
  });
  await page.waitForTimeout(500);
  // By the bare mouse: a locator's own click asks the page for its layout in between.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(2000);
  return page.evaluate(() => Math.max(0, .../** @type {any} */ (globalThis).presses));
};

/** Prints the longest waking task of pages and the time of the presses that cost the most. */
export const benchPresses = () =>
  onBuiltSite(PORT, PHONE, async (page) => {
    await slowDown(page);
    console.log(
      `Waking: the longest task while a page wakes, ${SLOWER}x slower, the least of ${ROUNDS}`,
    );
    for (const path of PATHS) await printLeast('Waking', path, () => wakingTask(page, path));
    console.log(
      `Presses: from the finger to the next picture, ${SLOWER}x slower, the least of ${ROUNDS}`,
    );
    for (const [name, { path, reach, target }] of Object.entries(PRESSES)) {
      await printLeast('Press', name, async () => {
        await wakingTask(page, path);
        await reach?.(page);
        return pressTime(page, target(page));
      });
    }
  });
