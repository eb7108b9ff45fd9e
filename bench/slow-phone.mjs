// When a page appears and responds on a slow phone: a sixth of the processor's speed, 400 ms, 50 kB/s.
import { onBuiltSite } from './built-site.mjs';
import { median } from './statistics.mjs';

const PORT = 4374;
const RUNS = 3;
const PAGES = ['/', '/find-match', '/meeting-guide'];

/** @param {import('playwright').Browser} browser @param {string} path */
const visit = async (browser, path) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'commit' });
  const ready = await page
    .waitForFunction(
      () => document.documentElement.dataset['ready'] === 'true' && performance.now(),
      null,
      { polling: 20, timeout: 60_000 },
    )
    .then((handle) => handle.jsonValue());
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  await context.close();
  return { painted: Number(painted), ready: Number(ready) };
};

/** Prints the seconds until each page is painted and its controls respond, the median of three visits. */
export const benchSlowPhone = async () => {
  console.log('Slow phone: seconds until the first paint, and until controls respond');
  await onBuiltSite(PORT, { width: 360, height: 740 }, async (page) => {
    const browser = /** @type {import('playwright').Browser} */ (page.context().browser());
    for (const path of PAGES) {
      /** @type {Awaited<ReturnType<typeof visit>>[]} */
      const visits = [];
      for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, path));
      const [painted, ready] = /** @type {const} */ (['painted', 'ready']).map((moment) =>
        (median(visits.map((times) => times[moment])) / 1000).toFixed(1),
      );
      console.log(`  ${path.padEnd(16)} ${painted} s  ${ready} s`);
    }
  });
};
