// From the press of a link to the page behind it, painted, on a phone six times slower than this machine, where the code of every page has
// been loaded before; beside the 200 ms in which a press feels answered.
import { onBuiltSite } from './built-site.mjs';
import { PHONE, printLeast, ROUNDS, slowDown, SLOWER } from './slow-phone.mjs';

const PORT = 4392;

/** Where the menu and the footer of the first page lead to. */
const PATHS = [
  '/find-match',
  '/about-us',
  '/services',
  '/pricing',
  '/contact',
  '/help-center',
  '/blog',
  '/how-it-works',
];

/**
 * Presses a link and waits for the picture of the page behind it.
 * @param {import('playwright').Page} page @param {string} path @returns {Promise<number>} In milliseconds.
 */
const follow = (page, path) =>
  page.evaluate(async (to) => {
    const picture = () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const before = document.title;
    const find = () =>
      /** @type {HTMLElement | null} */ (document.querySelector(`a[href="${to}"]:not([target])`));
    while (!find()) await picture();
    await picture();
    const start = performance.now();
    find()?.click();
    const stands = () =>
      location.pathname === to &&
      document.title !== before &&
      document.querySelector('main h1') !== null;
    while (!stands()) await picture();
    await picture();
    return performance.now() - start;
  }, path);

/** @param {import('playwright').Page} page @param {string} title Of the page to go back to. */
const goBack = async (page, title) => {
  await page.evaluate(() => history.back());
  await page.waitForFunction((wanted) => document.title === wanted, title);
  await page.waitForTimeout(500);
};

/** Prints the time of each way from the first page. */
export const benchLinks = () =>
  onBuiltSite(PORT, PHONE, async (page) => {
    await page.goto(`http://localhost:${PORT}/`);
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
    const title = await page.title();
    /** @param {string} path */
    const thereAndBack = async (path) => {
      const ms = await follow(page, path);
      await goBack(page, title);
      return ms;
    };
    // Once for the code of each page.
    for (const path of PATHS) await thereAndBack(path);
    await slowDown(page);
    console.log(
      `Links: from a press to the page behind it, painted, ${SLOWER}x slower, all code there, the least of ${ROUNDS}`,
    );
    for (const path of PATHS) await printLeast('Link', path, () => thereAndBack(path));
  });
