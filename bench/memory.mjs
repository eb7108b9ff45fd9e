// Whether a tab grows while a member goes from page to page: the heap after everything unused has been let go, the nodes and the listeners
// of a tab that is never loaded anew, round after round over all pages. `IRU_BENCH_MINUTES=30` goes on for so many minutes.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from '../scripts/lib/install.mjs';
import { onBuiltSite } from './built-site.mjs';
import { note, slope } from './figures.mjs';

const PORT = 4384;
const NAVIGATIONS = 300;
const MINUTES = Number(process.env['IRU_BENCH_MINUTES'] ?? 0);
/** The rounds that load the code of every page and fill what is kept on purpose. */
const WARM_ROUNDS = 2;
const KIB = 1024;
/** What a hundred navigations may add to the heap, in KiB. */
const AIM = 50;

/**
 * Compiled code grows for as long as an engine learns what is called often, which is no growth of the site: it interprets here, and keeps
 * what it has learnt.
 */
const INTERPRETED =
  '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--no-flush-bytecode,--no-lazy-feedback-allocation';

/** @typedef {{ navigations: number, heap: number, nodes: number, listeners: number }} Sample */

const routesOfSite = () =>
  readdirSync(join(ROOT, 'apps/site/dist'))
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => `/${name.replace(/(?:index)?\.html$/, '')}`);

/**
 * Goes to a page as a visitor does: by a link where one stands, else by the history, whose change the router follows.
 * @param {import('playwright').Page} page @param {string} route @returns {Promise<boolean>} Whether a link led there.
 */
const goTo = async (page, route) => {
  const byLink = await page.evaluate((path) => {
    const link = document.querySelector(`a[href="${path}"]:not([target])`);
    if (link instanceof HTMLElement) link.click();
    else {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }
    return link !== null;
  }, route);
  await settled(page, route);
  return byLink;
};

/** Waits until a page stands: its address, its heading, and a few frames for what it loads late. @param {import('playwright').Page} page @param {string} route */
const settled = async (page, route) => {
  await page.waitForFunction(
    (path) => location.pathname === path && document.querySelector('main h1') !== null,
    route,
  );
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 50)),
  );
};

/** One round over all pages, ending where it began, with a step back and forth on every fifth. @param {import('playwright').Page} page @param {readonly string[]} routes */
const round = async (page, routes) => {
  let [steps, links] = [0, 0];
  for (const [at, route] of [...routes.slice(1), ...routes.slice(0, 1)].entries()) {
    links += (await goTo(page, route)) ? 1 : 0;
    steps += 1;
    if (at % 5 !== 4) continue;
    await page.evaluate(() => history.back());
    await settled(page, routes[at] ?? '/');
    await page.evaluate(() => history.forward());
    await settled(page, route);
    steps += 2;
  }
  return { steps, links };
};

/** @param {import('playwright').CDPSession} session @param {number} navigations @returns {Promise<Sample>} */
const sample = async (session, navigations) => {
  // Twice: what a finaliser lets go is gone with the second.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { navigations, heap: usedSize / KIB, nodes, listeners: jsEventListeners };
};

/** @param {readonly Sample[]} samples @param {'heap' | 'nodes' | 'listeners'} what */
const perHundred = (samples, what) =>
  slope(samples.map((each) => [each.navigations / 100, each[what]]));

/** @param {readonly Sample[]} samples */
const print = (samples) => {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return;
  for (const [what, unit] of /** @type {const} */ ([
    ['heap', ' KiB'],
    ['nodes', ''],
    ['listeners', ''],
  ])) {
    const growth = perHundred(samples, what);
    const share = (last.navigations - first.navigations) / 100;
    console.log(
      `  ${what.padEnd(12)} ${first[what].toFixed(0)}${unit} at first, ${last[what].toFixed(0)}${unit} at last; slope ${growth.toFixed(1)}${unit} a hundred navigations (${((100 * growth * share) / first[what]).toFixed(1)} % in all)`,
    );
  }
  const growth = perHundred(samples, 'heap');
  note({
    figure: 'Memory, a hundred navigations',
    ours: `${growth.toFixed(0)} KiB`,
    reference: `${first.heap.toFixed(0)} KiB`,
    ratio: growth / first.heap,
    aim: `at most ${AIM} KiB`,
  });
};

/** Prints heap, nodes and listeners over the navigations, and the slope of each. */
export const benchMemory = () =>
  onBuiltSite(
    PORT,
    { width: 1280, height: 900 },
    async (page) => {
      await page.addInitScript(() => localStorage.setItem('iru_session', 'true'));
      const session = await page.context().newCDPSession(page);
      const routes = routesOfSite();
      await page.goto(`http://localhost:${PORT}/`, { waitUntil: 'networkidle' });
      await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
      for (let warm = 0; warm < WARM_ROUNDS; warm += 1) await round(page, routes);
      const samples = [await sample(session, 0)];
      const end = performance.now() + MINUTES * 60_000;
      let [navigations, byLinks] = [0, 0];
      while (MINUTES > 0 ? performance.now() < end : navigations < NAVIGATIONS) {
        const { steps, links } = await round(page, routes);
        navigations += steps;
        byLinks += links;
        samples.push(await sample(session, navigations));
      }
      console.log(
        `Memory: ${navigations} navigations over ${routes.length} pages in one tab, ${byLinks} of them by links, the rest by the history`,
      );
      print(samples);
      console.log(
        `  aim: at most ${AIM} KiB of heap a hundred navigations, no more nodes and listeners`,
      );
    },
    [INTERPRETED],
  );
