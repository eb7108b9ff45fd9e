// On a slow connection styles and scripts would share the bandwidth.
import { PATHS } from '@iru/features/paths';

import { delayRequests, expect, test, waitForFirstPaint, waitForHydration } from '../support/site';

test('pages request their scripts after their style sheets, unless these take too long', async ({
  page,
}) => {
  for (const path of [PATHS.home, PATHS.legal]) {
    const release = await delayRequests(page, '**/assets/*.css');
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
    expect(requested.length, path).toBeGreaterThan(1);
    expect(Math.min(...requested), path).toBeGreaterThan(styled);
  }

  const release = await delayRequests(page, '**/assets/*.css');
  await page.goto(PATHS.user, { waitUntil: 'commit' });
  // `waitForHydration` polls on frames, and there are none before the styles load.
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  release();
});

test('pages request their style sheets while `boot.js` is still loading', async ({ page }) => {
  const styles = page.waitForRequest('**/*.css');
  await page.route('**/boot.js', async (route) => {
    await styles;
    await route.continue();
  });
  for (const path of [PATHS.home, PATHS.findMatch]) {
    await page.goto(path, { waitUntil: 'commit' });
    await waitForFirstPaint(page);
  }
});
