// Proves SHELL-8.
import { userCopy } from '@iru/features/pages/user/copy';
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

test('a logged-in visitor sees nothing of the logged-out page after a reload', async ({ page }) => {
  const loggedOut = page.getByRole('link', { name: 'Explore Exclusively' });
  await page.goto('/');
  await expect(loggedOut).toBeVisible();
  await page.evaluate(() => localStorage.setItem('iru_session', 'true'));
  await page.reload();
  await expect(loggedOut).toBeHidden();
});
