import { type BrowserContext, expect, type Page } from 'playwright/test';

const NEUTRAL = 'https://www.bbc.com/**';
export const QUICK_EXIT = 'Leave this site quickly';

/** The referrer of each visit to the neutral page, in order. */
export type NeutralVisits = (string | undefined)[];

export const mockNeutralPage = async (context: BrowserContext): Promise<NeutralVisits> => {
  const referrers: NeutralVisits = [];
  await context.route(NEUTRAL, async (route) => {
    referrers.push(route.request().headers()['referer']);
    await route.fulfill({
      contentType: 'text/html',
      body: '<title>Weather</title><h1>Weather</h1>',
    });
  });
  return referrers;
};

export const recordPaints = async (page: Page): Promise<string[]> => {
  const painted: string[] = [];
  await page.exposeFunction('recordPaint', (url: string) => painted.push(url));
  await page.addInitScript(() => {
    if (location.hostname !== 'localhost') return;
    new PerformanceObserver(() => {
      (globalThis as unknown as { recordPaint: (url: string) => void }).recordPaint(location.href);
    }).observe({ type: 'paint', buffered: true });
  });
  return painted;
};

export const weather = (page: Page) => page.getByRole('heading', { name: 'Weather' });

export const getExitLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: QUICK_EXIT });

export const leave = async (page: Page): Promise<void> => {
  await getExitLink(page).click();
  await expect(weather(page)).toBeVisible();
};

export const pressShift = async (page: Page): Promise<void> => {
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Shift');
};

/** Navigates like the browser's Back and Forward buttons. */
export const goInHistory = (page: Page, steps: number): Promise<void> =>
  page.evaluate((by) => void setTimeout(() => history.go(by), 0), steps);

export const expectNeutralAt = async (
  page: Page,
  steps: number,
  visits: NeutralVisits,
): Promise<void> => {
  const before = visits.length;
  await goInHistory(page, steps);
  await expect.poll(() => visits.length).toBeGreaterThan(before);
  await expect(weather(page)).toBeVisible();
};
