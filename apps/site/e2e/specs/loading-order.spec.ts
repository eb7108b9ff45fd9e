// On a slow connection both would share the bandwidth.
import { delayAssets, expect, test, waitForHydration } from '../support/site';

for (const path of ['/', '/legal', '/user']) {
  test(`${path} requests its scripts after its style sheets`, async ({ page }) => {
    const release = await delayAssets(page, 'css');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    release();
    await waitForHydration(page);
    const { styled, requested } = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const named = (ending: string) =>
        entries.filter(({ name }) => name.includes('/assets/') && name.endsWith(ending));
      return {
        styled: Math.max(...named('.css').map(({ responseEnd }) => responseEnd)),
        requested: named('.js').map(({ startTime }) => startTime),
      };
    });
    expect(requested.length).toBeGreaterThan(1);
    expect(Math.min(...requested)).toBeGreaterThan(styled);
  });
}

test('a hanging style sheet delays hydration only briefly', async ({ page }) => {
  const release = await delayAssets(page, 'css');
  await page.goto('/about-us', { waitUntil: 'commit' });
  // `waitForHydration` polls on frames, and there are none before the styles load.
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  release();
});
