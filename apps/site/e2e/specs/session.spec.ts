// Proves SHELL-8.
import { userCopy } from '@iru/features/pages/user/copy';
import { assistantCopy } from '@iru/features/assistant/copy';
import type { Page } from 'playwright/test';

import { expect, logInAsDemo, open, test } from '../support/site';

test('the demo session unmasks profiles, is followed by other tabs and ends everywhere', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/find-match');
  await expect(other.getByRole('link', { name: /Sign Up to View/ }).first()).toBeVisible();

  await open(page, '/login');
  await logInAsDemo(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'User Page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore Exclusively' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('iru_session'))).toBe('true');

  await expect(other.getByRole('link', { name: /Sign Up to View/ })).toHaveCount(0);
  await expect(other.getByRole('button', { name: /^Like/ }).first()).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'User Page' }).click();
  await page.getByRole('button', { name: userCopy.logOut }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get started' })).toBeVisible();
  await expect(other.getByRole('link', { name: /Sign Up to View/ }).first()).toBeVisible();
});

test('logging out clears what other tabs hold, and the coins can’t be used', async ({
  page,
  context,
}) => {
  test.slow();
  const sentinel = 'Umunsi-7731';
  const wallet = {
    coinBalance: 1234,
    transactions: [{ ts: 1, delta: 1234, note: '', id: 'w0' }],
  };
  await context.route('**/api/chat', (route) => route.fulfill({ json: { text: sentinel } }));
  await open(page, '/user');
  await page.evaluate(
    (coins) => localStorage.setItem('iru_wallet_v1', coins),
    JSON.stringify(wallet),
  );
  await page.evaluate(() => localStorage.setItem('iru_session', 'true'));
  await page.reload();

  const tabs = await Promise.all([1, 2, 3, 4].map(() => context.newPage()));
  const [asking, writing, buying, liking] = tabs as [Page, Page, Page, Page];
  await open(asking, `/find-match?username=${sentinel}`);
  await asking.getByRole('button', { name: 'Open Iru Assistant' }).click();
  const question = asking.getByPlaceholder(assistantCopy.placeholder);
  await question.fill('What does it cost?');
  await question.press('Enter');
  await expect(asking.getByRole('log')).toContainText(sentinel);
  await question.fill(sentinel);
  await open(writing, '/contact');
  await writing.getByLabel(/^Message/).fill(sentinel);
  await open(buying, '/pricing');
  await buying.getByRole('button', { name: 'Buy Coins' }).click();
  await expect(buying.getByRole('dialog')).toBeVisible();
  await open(liking, '/swipe');
  await liking.getByRole('button', { name: /^Super Like/ }).click();
  await expect(liking.getByRole('alertdialog')).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: userCopy.logOut }).click();
  await expect(asking).toHaveURL('/find-match');
  for (const tab of tabs) {
    await expect(tab.getByRole('dialog').or(tab.getByRole('alertdialog'))).toHaveCount(0);
    const held = await tab.evaluate(() =>
      [
        document.body.textContent,
        ...[...document.querySelectorAll('input, textarea')].map(
          (field) => 'value' in field && field.value,
        ),
        JSON.stringify(Object.entries(sessionStorage)),
        location.href,
      ].join('\n'),
    );
    expect(held).not.toMatch(/Umunsi|1,234/);
  }
  await liking.getByRole('button', { name: /^Super Like/ }).click();
  await expect(liking).toHaveURL('/login');
  await buying.getByRole('button', { name: /^Choose Basic/ }).click();
  await expect(buying).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('iru_wallet_v1'))).toContain('1234');
});

test('a logged-in visitor sees nothing of the logged-out page after a reload', async ({ page }) => {
  const loggedOut = page.getByRole('link', { name: 'Explore Exclusively' });
  await page.goto('/');
  await expect(loggedOut).toBeVisible();
  await page.evaluate(() => localStorage.setItem('iru_session', 'true'));
  await page.reload();
  await expect(loggedOut).toBeHidden();
});
