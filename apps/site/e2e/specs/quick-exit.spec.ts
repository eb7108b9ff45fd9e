// Proves SHELL-10.
import { KEYS } from '@iru/features/platform/keys';
import { chromium, type Page } from 'playwright/test';

import { launchOptions } from '../../../../scripts/lib/chromium.mjs';
import {
  answerNeutral,
  exitOf,
  expectNeutralAt,
  LEAVE,
  type NeutralVisits,
  watchPaint,
  weather,
} from '../support/quick-exit';
import { expect, open, test } from '../support/site';

let referrers: NeutralVisits = [];

const travel = (page: Page, steps: number): Promise<void> =>
  expectNeutralAt(page, steps, referrers);

test.beforeEach(async ({ context }) => {
  referrers = await answerNeutral(context);
});

test('after Shift is pressed three times, Back, Forward and reload show nothing of the site', async ({
  page,
}) => {
  await open(page, '/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await open(page, '/messages');
  await open(page, '/community-guidelines');
  const painted = await watchPaint(page);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
  await expect(weather(page)).toBeVisible();
  for (let step = 0; step < 3; step += 1) await travel(page, -1);
  await travel(page, 2);
  await page.reload();
  await expect(weather(page)).toBeVisible();
  expect(painted).toEqual([]);
});

test('typing the address opens the site as usual', async ({ page }) => {
  await open(page, '/about-us');
  await exitOf(page).click();
  await expect(weather(page)).toBeVisible();
  await open(page, '/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('neither the neutral page nor any other site receives a referrer', async ({ page }) => {
  await open(page, '/about-us');
  await exitOf(page).click();
  await expect(weather(page)).toBeVisible();
  expect(await page.evaluate(() => document.referrer)).toBe('');
  expect(referrers).toEqual([undefined]);
  const { headers } = await page.request.get('/').then((answer) => ({ headers: answer.headers() }));
  expect(headers['referrer-policy']).toBe('same-origin');
});

for (const [width, pointer] of [
  [360, 'touch'],
  [320, 'touch'],
  [1280, 'mouse'],
] as const) {
  test(`at ${width} px it's in the header, the footer and the phone menu`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width, height: 740 },
      hasTouch: pointer === 'touch',
      isMobile: pointer === 'touch',
    });
    await answerNeutral(context);
    const page = await context.newPage();
    const press = async (link: ReturnType<Page['locator']>) => {
      await (pointer === 'touch' ? link.tap() : link.click());
      await expect(weather(page)).toBeVisible();
    };
    await open(page, '/messages');
    // The shortcut is mentioned only with a keyboard.
    await expect(page.getByRole('contentinfo').getByText(/Shift/)).toBeVisible({
      visible: pointer === 'mouse',
    });
    await press(exitOf(page));
    await open(page, '/messages');
    await press(page.getByRole('contentinfo').getByRole('link', { name: LEAVE }));
    if (pointer === 'touch') {
      await open(page, '/');
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await press(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: LEAVE }),
      );
    }
    await context.close();
  });
}

test('it works in a page that never hydrates', async ({ page, witness }) => {
  witness.expectComplaint(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about-us');
  const painted = await watchPaint(page);
  await exitOf(page).click();
  await expect(weather(page)).toBeVisible();
  expect(referrers).toEqual([undefined]);
  await page.goto('about:blank');
  await travel(page, -1);
  expect(painted).toEqual([]);
});

test('it works before any script, even the boot script', async ({ page, witness }) => {
  witness.expectComplaint(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/about-us');
  await exitOf(page).click();
  await expect(weather(page)).toBeVisible();
  expect(referrers).toEqual([undefined]);
  expect(await page.evaluate(() => document.referrer)).toBe('');
});

test('the site’s other tabs leave too', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/messages');
  await open(page, '/about-us');
  await exitOf(page).click();
  await expect(weather(other)).toBeVisible();
  await expect(weather(page)).toBeVisible();
  // Nothing stays on the device.
  await open(page, '/services');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.left)).toBeNull();
});

test('a page in the back/forward cache shows nothing either', async ({ baseURL }) => {
  const browser = await chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    referrers = await answerNeutral(context);
    const page = await context.newPage();
    await open(page, '/messages');
    const back = () => page.evaluate(() => setTimeout(() => history.back(), 0));
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.kept = String(persisted);
      });
    });
    // First without an exit: leaving and going back restores the page from the cache.
    await page.goto('https://www.bbc.com/');
    await back();
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
    await expect(page.locator('html')).toHaveCSS('opacity', '1');
    await exitOf(page).waitFor();
    // A page left by a link and cached.
    await page.goto('/about-us');
    await exitOf(page).click();
    await expect(weather(page)).toBeVisible();
    await travel(page, -1);
  } finally {
    await browser.close();
  }
});
