// Proves DATA-1.
import { homeCopy } from '@iru/features/pages/home/copy';
import { dataModeCopy } from '@iru/features/parts/data-mode/copy';
import { PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import type { Request } from 'playwright/test';

import { expect, fillStorage, open, PHONE, recordRequests, reload, test } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('low-data mode fetches no video and no typefaces, and prefetches no page', async ({
  page,
}) => {
  const requests = recordRequests(page);
  const isPricing = (request: Request) => /\/PricingPage-[^/]+\.js$/.test(request.url());
  const getTypes = () => requests.map((request) => request.resourceType());
  // First, because the browser caches typefaces.
  await fillStorage(page, { [KEYS.dataMode]: 'low' });
  for (const path of [PATHS.home, PATHS.findMatch, PATHS.successStories, PATHS.messages]) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  await open(page, PATHS.aboutUs);
  const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
  await pricing.hover();
  await page.waitForLoadState('networkidle');
  expect(getTypes()).toContain('stylesheet');
  expect(getTypes()).not.toContain('font');
  expect(getTypes()).not.toContain('media');
  expect(requests.filter(isPricing)).toEqual([]);

  await page.evaluate((key) => localStorage.removeItem(key), KEYS.dataMode);
  await page.mouse.move(0, 0);
  await open(page, PATHS.aboutUs);
  await pricing.hover();
  await expect.poll(() => requests.some(isPricing)).toBe(true);
  expect(getTypes()).toContain('font');
});

test('the video is fetched only in its own size and format, and not with reduced motion', async ({
  page,
}) => {
  const requests = recordRequests(page);
  const getVideos = () =>
    new Set(
      requests.map((request) => request.url()).filter((url) => /\/hero[^/]*\.mp4$/.test(url)),
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PATHS.home);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('video')).toHaveCount(0);
  expect([...getVideos()]).toEqual([]);

  for (const [width, file] of [
    [360, /\/hero-small\.av1-[^/]+$/],
    [1280, /\/hero\.av1-[^/]+$/],
  ] as const) {
    // The open page would load the video of its new width at once.
    await page.goto('about:blank');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    requests.length = 0;
    await page.setViewportSize({ width, height: 740 });
    await open(page, PATHS.home);
    await expect(page.getByRole('button', { name: homeCopy.hero.video.pause })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...getVideos()]).toEqual([expect.stringMatching(file)]);
  }
});

test('a first visit to the home page on a phone has the size that the settings state', async ({
  browser,
}) => {
  for (const mode of ['full', 'low'] as const) {
    const context = await browser.newContext({ ...PHONE, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await page.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [
      KEYS.dataMode,
      mode,
    ] as const);
    // How far ahead Chromium loads pictures depends on the connection.
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 4_000_000,
      uploadThroughput: 4_000_000,
      connectionType: 'cellular4g',
    });
    const bodies: Promise<number>[] = [];
    page.on('requestfinished', (request) =>
      bodies.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
    );
    const video =
      mode === 'full'
        ? page.waitForEvent('requestfinished', (request) => request.resourceType() === 'media')
        : undefined;
    await open(page, PATHS.home);
    await video;
    await page.waitForLoadState('networkidle');
    const transferred = (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
    const meta = await page.locator('meta[name="iru-visit-cost"]').getAttribute('content');
    const { [mode]: kilobytes } = JSON.parse(meta ?? '') as Record<typeof mode, number>;
    expect(transferred, mode).toBeGreaterThan(0.9 * kilobytes);
    expect(transferred, mode).toBeLessThan(1.1 * kilobytes);
    await context.close();
  }
});

test('the mode is offered below the page on a slow connection, and the answer is kept', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { effectiveType: '3g', saveData: false }),
    }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, PATHS.home);
  const offer = page.getByRole('complementary', { name: dataModeCopy.offer.label });
  await expect(offer).toHaveCSS('position', 'static');
  const main = await page.getByRole('main').boundingBox();
  const box = await offer.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0) - 1);
  await offer.getByRole('button', { name: dataModeCopy.offer.accept }).click();
  await expect(offer).toHaveCount(0);
  await reload(page);
  await expect(page.locator('html')).toHaveAttribute('data-low-data', '');
  await expect(offer).toHaveCount(0);
});
