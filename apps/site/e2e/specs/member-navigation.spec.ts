// Proves NAV-1, NAV-2.
import { findMatchCopy } from '@iru/features/pages/find-match/copy';
import { messagesCopy } from '@iru/features/pages/messages/copy';
import { userCopy } from '@iru/features/pages/user/copy';
import { shellCopy } from '@iru/features/shell/copy';
import type { Page } from 'playwright/test';

import { expect, getHorizontalOverflow, open, test } from '../support/site';

const PHONE = { width: 360, height: 740 };
const MEMBER_PAGES = [
  '/swipe',
  '/messages',
  '/user',
  '/dashboard',
  '/settings',
  '/radar',
  '/plan-date',
  '/timeline',
  '/icebreaker',
  '/culture',
  '/emotions',
  '/groups',
];

const logIn = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('iru_session', 'true');
    if (localStorage.getItem('iru_likes') === null) {
      localStorage.setItem(
        'iru_likes',
        JSON.stringify([{ id: 's1', name: 'Aline', city: 'Kigali', country: 'Rwanda', image: '' }]),
      );
    }
  });

const bar = (page: Page) => page.getByRole('navigation', { name: shellCopy.sections.label });

test('on a phone a member moves between five sections by touch, with the current one marked', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await logIn(page);
  await open(page, '/swipe');
  await expect(bar(page).getByRole('link')).toHaveText([
    'Discover',
    /Likes/,
    'Messages',
    'Plan',
    shellCopy.sections.you,
  ]);
  await expect(bar(page).getByRole('link', { name: 'Likes 1 person' })).toBeVisible();
  for (const [name, path, heading] of [
    ['Messages', '/messages', messagesCopy.heading],
    ['Plan', '/meeting-guide', undefined],
    [shellCopy.sections.you, '/user', undefined],
    ['Discover', '/swipe', undefined],
  ] as const) {
    await bar(page).getByRole('link', { name }).tap();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    if (heading) await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(bar(page).locator('[aria-current="page"]')).toHaveText(name);
  }
  await bar(page).getByRole('link', { name: /Likes/ }).tap();
  await expect(page.getByRole('heading', { name: userCopy.likes.heading })).toBeInViewport();
  await expect(bar(page).locator('[aria-current="page"]')).toHaveText(/Likes/);
  await context.close();
});

test('by keyboard the sections come after the page, and Enter opens them', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await logIn(page);
  await open(page, '/settings');
  const messages = bar(page).getByRole('link', { name: 'Messages' });
  await messages.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/messages$/);
});

for (const path of MEMBER_PAGES) {
  test(`the bar covers no control at the bottom of ${path}, which has the compact footer`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await logIn(page);
    await open(page, path);
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    const footer = page.getByRole('contentinfo');
    const covered = await footer.evaluate((element) =>
      [...element.querySelectorAll('a, button')]
        .filter((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          if (top < 0) return false;
          const at = document.elementFromPoint(left + width / 2, top + height / 2);
          return !at || !(control.contains(at) || at.contains(control));
        })
        .map((control) => control.textContent),
    );
    expect(covered).toEqual([]);
    const height = await footer.evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeLessThan(PHONE.height * 0.7);
    expect(await getHorizontalOverflow(page)).toBe(0);
  });
}

test('the full footer takes at most one and a half screens on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/about-us');
  const height = await page
    .getByRole('contentinfo')
    .evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(PHONE.height * 1.5);
});

test('on a wide screen the header has the sections, and the menu the main pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page);
  await open(page, '/messages');
  await expect(bar(page)).toHaveCount(1);
  const navigation = page
    .getByRole('banner')
    .getByRole('navigation', { name: shellCopy.sections.label });
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Messages');
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: shellCopy.menuOpen }).click();
  await expect(
    page
      .getByRole('navigation', { name: shellCopy.navigation })
      .getByRole('link', { name: findMatchCopy.title }),
  ).toBeVisible();
});

test('a logged-out visitor sees the usual navigation', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/swipe');
  await expect(bar(page)).toHaveCount(0);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }),
  ).toHaveCount(1);
});
