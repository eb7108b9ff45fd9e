// Proves SHELL-6, SHELL-8, DATA-1 on a slow phone, and the page without JavaScript.
import { dataModeCopy } from '@iru/features/parts/data-mode/copy';
import { KEYS } from '@iru/features/platform/keys';
import type { Page } from 'playwright/test';

import { expect, open, test, waitForFirstPaint } from '../support/site';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

const blockApplication = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

test('before hydration a member sees their header and saved conversations, without hidden people', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  await open(page, '/about-us');
  await page.evaluate(
    (items) => items.forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
    [
      [KEYS.session, true],
      [
        KEYS.threads,
        [
          { id: 's1', name: 'Divine', last: 'Say hi!' },
          { id: 's2', name: 'Thierry', last: 'Say hi!' },
        ],
      ],
      [KEYS.messages, { s1: ['Then Saturday at the lake?'] }],
      [KEYS.hidden, [{ id: 's2', name: 'Thierry', kind: 'blocked', ts: 1 }]],
    ] as const,
  );
  await blockApplication(page);
  for (const path of ['/messages', '/user']) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'User Page' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Get started' })).toBeHidden();
    const conversation = page.getByRole('link', { name: 'Divine Then Saturday at the lake?' });
    await expect(conversation).toHaveAttribute('href', '/messages?with=s1');
    await expect(page.getByText('Thierry')).toHaveCount(0);
  }
});

test('before hydration a logged-out visitor sees Get started', async ({ page, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED/);
  await blockApplication(page);
  await page.goto('/about-us');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get started' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'User Page' })).toBeHidden();
});

test('a page slower than the splash shows its content immediately', async ({ page }) => {
  await page.route('**/about-us', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/about-us', { waitUntil: 'commit' });
  await waitForFirstPaint(page);
  // Immediately, because the splash would disappear by itself a little later.
  expect(
    await page
      .locator('[data-timing="splash"]')
      .evaluate((splash) => getComputedStyle(splash).display),
  ).toBe('none');
});

test('the low-data offer covers no control', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { effectiveType: '3g', saveData: false }),
    });
  });
  await open(page, '/');
  const offer = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('button', { name: dataModeCopy.offer.accept }) });
  await expect(offer).toHaveCSS('position', 'static');
  const main = await page.getByRole('main').boundingBox();
  const box = await offer.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0) - 1);
});

test('without JavaScript a notice explains what doesn’t work and gives the emergency numbers', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/messages');
  // By element, because queries by text or role ignore `noscript`.
  const sentence = page.locator('noscript p');
  await expect(sentence).toBeVisible();
  for (const number of ['112', '912'])
    await expect(sentence.locator(`a[href="tel:${number}"]`)).toBeVisible();
  await context.close();
});
