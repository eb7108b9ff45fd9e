// Proves SHELL-10.
import { servicesCopy } from '@iru/features/pages/services/copy';
import { KEYS } from '@iru/features/platform/keys';
import { shellCopy } from '@iru/features/shell/copy';
import { chromium, type Locator, type Page } from 'playwright/test';

import { launchOptions } from '../../../../scripts/lib/chromium.mjs';
import {
  expectNeutralAt,
  getExitLink,
  leave,
  mockNeutralPage,
  pressShift,
  type NeutralVisits,
  QUICK_EXIT,
  recordPaints,
  weather,
} from '../support/quick-exit';
import { delayRequests, expect, getHeading, open, test, waitForFirstPaint } from '../support/site';

let referrers: NeutralVisits = [];

const expectNeutral = (page: Page, steps: number): Promise<void> =>
  expectNeutralAt(page, steps, referrers);

test.beforeEach(async ({ context }) => {
  referrers = await mockNeutralPage(context);
});

test('after Shift is pressed three times, Back, Forward and Reload show nothing of the site', async ({
  page,
}) => {
  await open(page, '/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await open(page, '/messages');
  await open(page, '/community-guidelines');
  const painted = await recordPaints(page);
  await pressShift(page);
  await expect(weather(page)).toBeVisible();
  for (let step = 0; step < 3; step += 1) await expectNeutral(page, -1);
  await expectNeutral(page, 2);
  await page.reload();
  await expect(weather(page)).toBeVisible();
  expect(painted).toEqual([]);
});

test('the site can be opened again by its URL, without a trace, while other tabs stay away', async ({
  page,
  context,
}) => {
  await open(page, '/about-us');
  await open(page, '/services');
  await leave(page);
  expect(await page.evaluate(() => document.referrer)).toBe('');
  expect(referrers).toEqual([undefined]);

  const fresh = await context.newPage();
  await open(fresh, '/services');
  const heading = getHeading(fresh, servicesCopy.heading);
  await expect(heading).toBeVisible();
  await fresh.reload();
  await expect(heading).toBeVisible();
  expect(
    await fresh.evaluate(
      (key) => [localStorage.getItem(key), sessionStorage.getItem(key)],
      KEYS.left,
    ),
  ).toEqual([null, null]);
  // The tab that left still redirects until the site is opened in it.
  await expectNeutral(page, -1);
  await open(page, '/about-us');
});

test('every other tab leaves too: running, frozen, still loading, and on another site', async ({
  page,
  context,
}) => {
  const [running, frozen, loading, elsewhere] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  for (const tab of [running, frozen, elsewhere]) await open(tab, '/messages');
  await elsewhere.goto('about:blank');
  const session = await context.newCDPSession(frozen);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  const answer = await delayRequests(loading, '**/services');
  const request = loading.waitForRequest('**/services');
  const arrival = loading.goto('/services').catch(() => undefined);
  await request;

  await open(page, '/about-us');
  await leave(page);
  await expect(weather(running)).toBeVisible();
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(weather(frozen)).toBeVisible();
  answer();
  await arrival;
  await expect(weather(loading)).toBeVisible();
  await expectNeutral(elsewhere, -1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 740 }, hasTouch: true, isMobile: true });

  test('Quick exit is in the header, the footer and the menu', async ({ page }) => {
    const leaveBy = async (link: Locator) => {
      await link.tap();
      await expect(weather(page)).toBeVisible();
    };
    await open(page, '/messages');
    // The shortcut is mentioned only with a keyboard.
    await expect(page.getByRole('contentinfo').getByText(/Shift/)).toBeHidden();
    await leaveBy(getExitLink(page));
    await open(page, '/messages');
    await leaveBy(page.getByRole('contentinfo').getByRole('link', { name: QUICK_EXIT }));
    await open(page, '/');
    await page.getByRole('button', { name: shellCopy.menuOpen }).tap();
    await leaveBy(
      page
        .getByRole('navigation', { name: shellCopy.navigation })
        .getByRole('link', { name: QUICK_EXIT }),
    );
  });
});

test('Quick exit works before hydration, on a page that never hydrates, and without any script', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  const assets = '**/assets/*.js';
  await page.route(assets, () => new Promise(() => undefined));
  for (const exit of [() => pressShift(page), () => getExitLink(page).click()]) {
    await page.goto('/messages', { waitUntil: 'commit' });
    await waitForFirstPaint(page);
    await exit();
    await expect(weather(page)).toBeVisible();
  }

  await page.route(assets, (route) => route.abort());
  await page.goto('/about-us');
  const painted = await recordPaints(page);
  await leave(page);
  await page.goto('about:blank');
  await expectNeutral(page, -1);
  expect(painted).toEqual([]);

  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/about-us');
  await leave(page);
  expect(await page.evaluate(() => document.referrer)).toBe('');
  expect(referrers.filter((referrer) => referrer !== undefined)).toEqual([]);
});

test('a page in the back/forward cache shows nothing after Quick exit', async () => {
  const browser = await chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext();
    referrers = await mockNeutralPage(context);
    const page = await context.newPage();
    await open(page, '/messages');
    const back = () => page.evaluate(() => setTimeout(() => history.back(), 0));
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    // Without Quick exit, going back restores the page from the cache.
    await page.goto('https://www.bbc.com/');
    await back();
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(page.locator('html')).toHaveCSS('opacity', '1');
    await getExitLink(page).waitFor();
    await page.goto('/about-us');
    await leave(page);
    await expectNeutral(page, -1);
  } finally {
    await browser.close();
  }
});
