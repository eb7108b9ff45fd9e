// Content loads before the application, because on a slow connection both would share the bandwidth.
import { expect, holdFiles, test, untilHydrated } from '../support/site';

for (const path of ['/', '/legal', '/user']) {
  test(`${path} requests the application once it can paint`, async ({ page }) => {
    const arrive = await holdFiles(page, 'css');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    arrive();
    await untilHydrated(page);
    const { styled, asked } = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const named = (ending: string) =>
        entries.filter(({ name }) => name.includes('/assets/') && name.endsWith(ending));
      return {
        styled: Math.max(...named('.css').map(({ responseEnd }) => responseEnd)),
        asked: named('.js').map(({ startTime }) => startTime),
      };
    });
    expect(asked.length).toBeGreaterThan(1);
    expect(Math.min(...asked)).toBeGreaterThan(styled);
  });
}

test('a hanging style sheet delays the application only for a while', async ({ page }) => {
  const arrive = await holdFiles(page, 'css');
  await page.goto('/about-us', { waitUntil: 'commit' });
  // Not by a frame, because there is none before the styles load.
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  arrive();
});
