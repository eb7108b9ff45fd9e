// Proves DATA-1.
import { dataModeCopy } from '@iru/features/parts/data-mode/copy';
import { shellCopy } from '@iru/features/shell/copy';
import type { Page } from 'playwright/test';

import { expect, open, test, waitForHydration } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const recordResourceTypes = (page: Page) => {
  const types: string[] = [];
  page.on('request', (request) => types.push(request.resourceType()));
  return types;
};

test('low-data mode can be turned on in the settings, which show the size of a visit', async ({
  page,
}) => {
  await open(page, '/settings');
  await expect(
    page.getByText(
      /A first visit to the home page uses about \d+ kB on a phone, or \d+ kB in this mode/,
    ),
  ).toBeVisible();
  await page.getByRole('switch', { name: dataModeCopy.label }).click();
  await expect(page.locator('html')).toHaveAttribute('data-low-data', '');
  expect(await page.evaluate(() => localStorage.getItem('iru_data_mode'))).toBe('low');
});

for (const path of ['/', '/find-match', '/success-stories', '/messages']) {
  test(`low-data mode fetches neither video nor typefaces on ${path}`, async ({ page }) => {
    // In a fresh context, because the browser may have cached files.
    await page.addInitScript(() => localStorage.setItem('iru_data_mode', 'low'));
    const types = recordResourceTypes(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(types).toContain('stylesheet');
    expect(types.filter((type) => ['font', 'media'].includes(type))).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });

  for (const mode of ['full', 'low'] as const) {
    test(`a first visit to the home page has the stated size: ${mode}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('iru_data_mode', chosen), mode);
      // How far ahead Chromium loads pictures depends on the connection.
      const session = await page.context().newCDPSession(page);
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
      await open(page, '/');
      await video;
      await page.waitForLoadState('networkidle');
      const transferred = (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
      const meta = await page.locator('meta[name="iru-visit-cost"]').getAttribute('content');
      const { [mode]: kilobytes } = JSON.parse(meta ?? '') as Record<typeof mode, number>;
      expect(transferred).toBeGreaterThan(0.9 * kilobytes);
      expect(transferred).toBeLessThan(1.1 * kilobytes);
    });
  }
});

test('the switch is also in the menu and works on every page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about-us');
  await page.getByRole('button', { name: shellCopy.menuOpen }).click();
  const toggle = page
    .getByRole('navigation', { name: shellCopy.navigation })
    .getByRole('button', { name: dataModeCopy.label });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-low-data', '');
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-low-data', '');
});

for (const facts of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`the mode is offered when the browser reports ${JSON.stringify(facts)}, and the answer is saved`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      facts,
    );
    await open(page, '/');
    const offer = page.getByRole('complementary', { name: dataModeCopy.offer.label });
    await offer.getByRole('button', { name: dataModeCopy.offer.decline }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
  });
}

test('a link prefetches its page on hover, and in low-data mode only when followed', async ({
  page,
}) => {
  const isPricing = (url: string) => /\/PricingPage-[^/]+\.js$/.test(url);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/about-us');
  const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
  await pricing.hover();
  await expect.poll(() => fetched.some(isPricing)).toBe(true);
  await page.evaluate(() => localStorage.setItem('iru_data_mode', 'low'));
  await page.reload();
  await waitForHydration(page);
  fetched.length = 0;
  await pricing.hover();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter(isPricing)).toEqual([]);
  await pricing.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
