// Proves SHELL-3 over a reload, and SETTINGS-1 before the first paint.
import { aboutUsCopy } from '@iru/features/pages/about-us/copy';
import { helpCenterCopy } from '@iru/features/pages/help-center/copy';
import { settingsCopy } from '@iru/features/pages/settings/copy';
import { PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import { shellCopy } from '@iru/features/shell/copy';

import {
  delayRequests,
  expect,
  open,
  reload,
  test,
  waitForFirstPaint,
  waitForHydration,
} from '../support/site';

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await open(page, PATHS.aboutUs);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shellCopy.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the next page starts at the top with its heading focused, and Back and a reload restore the scroll position and the breadcrumbs', async ({
  page,
}) => {
  const isScrolled = () => page.waitForFunction(() => window.scrollY > 880);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await open(page, PATHS.aboutUs);
  await page.evaluate(() => window.scrollTo(0, 900));
  await isScrolled();
  await page.getByRole('link', { name: 'Services' }).first().click();
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(trail).toHaveText(['Home', aboutUsCopy.title, 'Services']);

  await page.goBack();
  await isScrolled();
  await expect(trail).toHaveText(['Home', aboutUsCopy.title]);
  await reload(page);
  await isScrolled();
  await expect(trail).toHaveText(['Home', aboutUsCopy.title]);

  // Opened by its URL.
  await open(page, PATHS.helpCenter);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(trail).toHaveText(['Home', aboutUsCopy.title, helpCenterCopy.title]);
});

test('a page that was scrolled before it hydrates stays where it is', async ({ page }) => {
  const release = await delayRequests(page);
  await page.goto(PATHS.aboutUs, { waitUntil: 'commit' });
  await waitForFirstPaint(page);
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => window.scrollY > 500);
  release();
  await waitForHydration(page);
  await expect(page.locator('h1')).not.toBeInViewport();
});

test('the theme and the text size are applied before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, PATHS.settings);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Theme: device setting' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('radio', { name: settingsCopy.look.sizes.larger }).check();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.theme)).toBe('light');

  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto(PATHS.aboutUs, { waitUntil: 'commit' });
  await page.waitForSelector('h1');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveAttribute('data-text-size', 'larger');
  await expect(root).not.toHaveAttribute('data-ready');
});
