// Proves SHELL-10.
import { KEYS } from '@iru/features/platform/keys';
import { shellCopy } from '@iru/features/shell/copy';
import { chromium, type Page } from 'playwright/test';

import { launchOptions } from '../../../../scripts/lib/chromium.mjs';
import {
  expectNeutralAt,
  getExitLink,
  mockNeutralPage,
  type NeutralVisits,
  QUICK_EXIT,
  recordPaints,
  weather,
} from '../support/quick-exit';
import { expect, open, test } from '../support/site';

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
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Shift');
  await expect(weather(page)).toBeVisible();
  for (let step = 0; step < 3; step += 1) await expectNeutral(page, -1);
  await expectNeutral(page, 2);
  await page.reload();
  await expect(weather(page)).toBeVisible();
  expect(painted).toEqual([]);
});

test('the site can be opened again by its URL', async ({ page }) => {
  await open(page, '/about-us');
  await getExitLink(page).click();
  await expect(weather(page)).toBeVisible();
  await open(page, '/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('neither the neutral page nor any other site receives a referrer', async ({ page }) => {
  await open(page, '/about-us');
  await getExitLink(page).click();
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
  test(`at ${width} px Quick exit is in the header, the footer and on a phone in the menu`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width, height: 740 },
      hasTouch: pointer === 'touch',
      isMobile: pointer === 'touch',
    });
    await mockNeutralPage(context);
    const page = await context.newPage();
    const activate = async (link: ReturnType<Page['locator']>) => {
      await (pointer === 'touch' ? link.tap() : link.click());
      await expect(weather(page)).toBeVisible();
    };
    await open(page, '/messages');
    // The shortcut is mentioned only with a keyboard.
    await expect(page.getByRole('contentinfo').getByText(/Shift/)).toBeVisible({
      visible: pointer === 'mouse',
    });
    await activate(getExitLink(page));
    await open(page, '/messages');
    await activate(page.getByRole('contentinfo').getByRole('link', { name: QUICK_EXIT }));
    if (pointer === 'touch') {
      await open(page, '/');
      await page.getByRole('button', { name: shellCopy.menuOpen }).tap();
      await activate(
        page
          .getByRole('navigation', { name: shellCopy.navigation })
          .getByRole('link', { name: QUICK_EXIT }),
      );
    }
    await context.close();
  });
}

test('Quick exit works on a page that never hydrates', async ({ page, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about-us');
  const painted = await recordPaints(page);
  await getExitLink(page).click();
  await expect(weather(page)).toBeVisible();
  expect(referrers).toEqual([undefined]);
  await page.goto('about:blank');
  await expectNeutral(page, -1);
  expect(painted).toEqual([]);
});

test('Quick exit works without any script, even the boot script', async ({ page, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/about-us');
  await getExitLink(page).click();
  await expect(weather(page)).toBeVisible();
  expect(referrers).toEqual([undefined]);
  expect(await page.evaluate(() => document.referrer)).toBe('');
});

test('the site’s other tabs leave too', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/messages');
  await open(page, '/about-us');
  await getExitLink(page).click();
  await expect(weather(other)).toBeVisible();
  await expect(weather(page)).toBeVisible();
  await open(page, '/services');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.left)).toBeNull();
});

test('a page in the back/forward cache shows nothing after Quick exit', async ({ baseURL }) => {
  const browser = await chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
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
    await getExitLink(page).click();
    await expect(weather(page)).toBeVisible();
    await expectNeutral(page, -1);
  } finally {
    await browser.close();
  }
});
