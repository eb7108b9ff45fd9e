import { firstUseCopy } from '@iru/features/parts/first-use/copy';
import { LANGUAGES } from '@iru/features/domain/languages';
import { MEMBER_PATHS, PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import type { Page } from 'playwright/test';

import {
  delayRequests,
  expect,
  fillStorage,
  SAVED,
  test,
  waitForFirstPaint,
  waitForHydration,
} from '../support/site';

interface Shifts {
  total: number;
  sources: string[];
  /** When counting starts, in milliseconds. */
  from: number;
}

const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shifts = { total: 0, sources: [], from: Infinity };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const {
        value,
        hadRecentInput,
        startTime,
        sources,
      } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (hadRecentInput || startTime <= shifts.from) continue;
        shifts.total += value;
        shifts.sources.push(
          ...sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : '',
          ),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const startCounting = (page: Page, from: 'start' | 'now') =>
  page.evaluate((when) => {
    const { shifts } = globalThis as unknown as { shifts: Shifts };
    shifts.from = when === 'start' ? 0 : performance.now();
  }, from);

/** Two frames, because a shift is reported after the frame that shows it. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );

const getShifts = async (page: Page): Promise<Shifts> => {
  await nextFrames(page);
  return page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts);
};

/** The pages that show saved data. */
const SAVED_DATA = [
  PATHS.user,
  PATHS.messages,
  PATHS.timeline,
  PATHS.planDate,
  PATHS.pricing,
  PATHS.settings,
  PATHS.swipe,
  PATHS.dashboard,
  PATHS.radar,
  PATHS.findMatch,
];

for (const [visitor, width, items] of [
  ['a member on the first visit', 360, { [KEYS.session]: 'true' }],
  [
    'a member on a later visit',
    1280,
    { [KEYS.session]: 'true', [KEYS.firstUse]: JSON.stringify(MEMBER_PATHS) },
  ],
  ['a visitor who has logged out', 360, { [KEYS.session]: 'false' }],
] as const) {
  test(`no page shifts when it hydrates for ${visitor}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    // Without web fonts, whose loading shifts text slightly, only hydration is measured.
    await fillStorage(page, { ...SAVED, ...items, [KEYS.dataMode]: 'low' });
    await recordShifts(page);
    const introduction = page.getByRole('button', { name: firstUseCopy.about });
    for (const path of SAVED_DATA) {
      const loadScripts = await delayRequests(page);
      await page.goto(path, { waitUntil: 'commit' });
      await waitForFirstPaint(page);
      await nextFrames(page);
      await startCounting(page, 'now');
      loadScripts();
      await waitForHydration(page);
      if (items[KEYS.session] === 'true' && MEMBER_PATHS.some((member) => member === path))
        await expect(introduction, path).toHaveAttribute(
          'aria-expanded',
          String(!(KEYS.firstUse in items)),
        );
      const { total, sources } = await getShifts(page);
      expect.soft(total, `${path}: ${sources.join(' | ')}`).toBeLessThan(0.01);
    }
  });
}

test('nothing shifts when fonts and scripts load late, below the filters of an address or an offered language', async ({
  browser,
}) => {
  for (const [path, width, locale] of [
    [PATHS.home, 360],
    [PATHS.home, 1280],
    [PATHS.home, 360, 'fr-RW'],
    [`${PATHS.findMatch}?country=Rwanda&gender=female`, 360],
    [PATHS.findMatch, 1280],
  ] as const) {
    // Its own context, because the browser caches typefaces.
    const context = await browser.newContext({
      ...(locale && { locale }),
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await recordShifts(page);
    const loadScripts = await delayRequests(page);
    const loadFonts = await delayRequests(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await waitForFirstPaint(page);
    await startCounting(page, 'start');
    loadScripts();
    await waitForHydration(page);
    loadFonts();
    await page.waitForFunction(() => document.fonts.check('560 20px "Fraunces Variable"'));
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('complementary', { name: LANGUAGES.fr })).toHaveCount(
      locale ? 1 : 0,
    );
    const { total, sources } = await getShifts(page);
    expect.soft(total, `${path} at ${width} px: ${sources.join(' | ')}`).toBeLessThan(0.005);
    await context.close();
  }
});

test('pictures on the home page keep their place until they load', async ({ page }) => {
  const heights = () =>
    page.evaluate(() => [...document.images].map(({ clientHeight }) => clientHeight));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const loadPictures = await delayRequests(page, /\.(?:avif|svg|webp)$/);
    await page.goto(PATHS.home, { waitUntil: 'commit' });
    await waitForHydration(page);
    const reserved = await heights();
    loadPictures();
    await page.evaluate(async () => {
      for (const image of document.images) {
        image.loading = 'eager';
        await image.decode();
      }
    });
    expect(await heights(), `at ${width} px`).toEqual(reserved);
  }
});
