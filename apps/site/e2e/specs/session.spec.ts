// Proves SHELL-8.
import { assistantCopy } from '@iru/features/assistant/copy';
import { messagesCopy } from '@iru/features/pages/messages/copy';
import { userCopy } from '@iru/features/pages/user/copy';
import { signInCopy } from '@iru/features/pages/user/sign-in-copy';
import { authGateCopy } from '@iru/features/parts/auth-gate/copy';
import { KEYS } from '@iru/features/platform/keys';
import { shellCopy } from '@iru/features/shell/copy';
import type { Page } from 'playwright/test';

import {
  expect,
  fillStorage,
  getHeading,
  getTraces,
  logInAsDemo,
  open,
  SAVED,
  test,
} from '../support/site';

const GATED_PAGES = [
  ['/messages', authGateCopy.sections.messages.heading],
  ['/timeline', authGateCopy.sections.timeline.heading],
  ['/plan-date', authGateCopy.sections.planDate.heading],
  ['/pricing', authGateCopy.sections.transactions.heading],
  ['/settings', authGateCopy.sections.hidden.heading],
  ['/swipe', authGateCopy.sections.likes.heading],
] as const;

const SESSION_KEYS: readonly string[] = [KEYS.session, KEYS.erased, KEYS.firstUse];
const getStoredData = (page: Page) =>
  page.evaluate(
    (excluded) =>
      Object.fromEntries(Object.entries(localStorage).filter(([key]) => !excluded.includes(key))),
    SESSION_KEYS,
  );

test('the demo session unmasks profiles in every tab, and logging out hides what is saved until the next login', async ({
  page,
  context,
}) => {
  test.slow();
  await fillStorage(page, SAVED);
  const other = await context.newPage();
  await open(other, '/find-match');
  const masked = other.getByRole('link', { name: /Sign Up to View/ });
  await expect(masked.first()).toBeVisible();
  await open(page, '/login');
  await logInAsDemo(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Explore Exclusively' })).toHaveCount(0);
  await expect(masked).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'User Page' }).click();
  await expect(page.getByText('250 coins', { exact: true })).toBeVisible();
  const before = await getStoredData(page);
  await page.getByRole('main').getByRole('button', { name: userCopy.logOut }).click();
  await expect(getHeading(page, signInCopy.heading)).toBeFocused();
  await expect(page.getByText(authGateCopy.text)).toBeVisible();
  await expect(other.getByText(shellCopy.loggedOut)).toBeVisible();
  await expect(masked.first()).toBeVisible();
  for (const [path, heading] of GATED_PAGES) {
    await open(other, path);
    await expect(other.getByRole('heading', { name: heading })).toBeVisible();
    expect(await other.locator('main').textContent()).not.toMatch(/For Divine|Muraho|Patrick/);
  }
  expect(await getStoredData(other)).toEqual(before);

  await open(other, '/messages');
  await logInAsDemo(other, authGateCopy.demo);
  await expect(getHeading(other, messagesCopy.heading)).toBeFocused();
  await expect(other.getByText('Muraho neza').first()).toBeVisible();
  await expect(getHeading(page, userCopy.demoGreeting)).toBeVisible();
  expect(await getStoredData(other)).toEqual(before);
});

test('logging out clears what other tabs hold, and the coins can’t be used', async ({
  page,
  context,
}) => {
  test.slow();
  const sentinel = 'Umunsi-7731';
  const wallet = { coinBalance: 1234, transactions: [{ ts: 1, delta: 1234, note: '', id: 'w0' }] };
  await context.route('**/api/chat', (route) => route.fulfill({ json: { text: sentinel } }));
  await fillStorage(page, { [KEYS.session]: 'true', [KEYS.wallet]: JSON.stringify(wallet) });
  await open(page, '/user');

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
    expect(await getTraces(tab)).not.toMatch(/Umunsi|1,234/);
  }
  await liking.getByRole('button', { name: /^Super Like/ }).click();
  await expect(liking).toHaveURL('/login');
  await buying.getByRole('button', { name: /^Choose Basic/ }).click();
  await expect(buying).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('iru_wallet_v1'))).toContain('1234');
});
