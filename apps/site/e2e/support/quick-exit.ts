import { type BrowserContext, expect, type Page } from 'playwright/test';

const NEUTRAL = 'https://www.bbc.com/**';
export const LEAVE = 'Leave this site quickly';

/** The referrer of each visit to the neutral page, in order. */
export type NeutralVisits = (string | undefined)[];

/** Mocks the neutral page and returns a list of its visits. */
export const answerNeutral = async (context: BrowserContext): Promise<NeutralVisits> => {
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

/** Records every page of the site whose content is painted from now on. */
export const watchPaint = async (page: Page): Promise<string[]> => {
  const painted: string[] = [];
  await page.exposeFunction('notePaint', (address: string) => painted.push(address));
  await page.addInitScript(() => {
    if (location.hostname !== 'localhost') return;
    new PerformanceObserver(() => {
      (globalThis as unknown as { notePaint: (address: string) => void }).notePaint(location.href);
    }).observe({ type: 'paint', buffered: true });
  });
  return painted;
};

export const weather = (page: Page) => page.getByRole('heading', { name: 'Weather' });

/** The Quick exit link in the page header. */
export const exitOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: LEAVE });

/** Navigates the history like the browser's buttons. */
export const goInHistory = (page: Page, steps: number): Promise<void> =>
  page.evaluate((by) => void setTimeout(() => history.go(by), 0), steps);

/** Navigates the history to a page that must open the neutral one. */
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
