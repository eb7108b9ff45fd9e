// Proves SHELL-3 over a reload, and SETTINGS-1 before the first paint.
import { LANGUAGES } from '@iru/features/domain/languages';
import { aboutUsCopy } from '@iru/features/pages/about-us/copy';
import { helpCenterCopy } from '@iru/features/pages/help-center/copy';
import { settingsCopy } from '@iru/features/pages/settings/copy';
import { offerCopy } from '@iru/features/parts/language/offer-copy';
import { PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import { shellCopy } from '@iru/features/shell/copy';

import {
  delayRequests,
  expect,
  fillStorage,
  open,
  reload,
  test,
  waitForFirstPaint,
  waitForHydration,
} from '../support/site';

/** The colour of the page in each theme. */
const CANVAS = { light: 'rgb(251, 246, 236)', dark: 'rgb(23, 16, 24)' } as const;

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

test('the theme and the text size that someone chooses are stored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, PATHS.settings);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Theme: device setting' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('radio', { name: settingsCopy.look.sizes.larger }).check();
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  expect(await stored(KEYS.theme)).toBe('light');
  expect(await stored(KEYS.textSize)).toBe('larger');
});

for (const [device, stored, painted] of [
  ['dark', undefined, 'dark'],
  ['light', undefined, 'light'],
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
] as const)
  test(`the first paint is ${painted} on a ${device} device where ${stored ?? 'no theme'} is stored`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await fillStorage(page, {
      [KEYS.textSize]: 'larger',
      ...(stored && { [KEYS.theme]: stored }),
    });
    await page.route('**/assets/*.js', () => new Promise(() => undefined));
    await page.goto(PATHS.aboutUs, { waitUntil: 'commit' });
    await waitForFirstPaint(page);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', painted);
    await expect(root).toHaveAttribute('data-text-size', 'larger');
    await expect(root).not.toHaveAttribute('data-ready');
    await expect(page.locator('body')).toHaveCSS('background-color', CANVAS[painted]);
  });

test('dismissing the offered language by keyboard leaves the focus on the page', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'fr-RW' });
  const page = await context.newPage();
  await open(page, PATHS.aboutUs);
  await page.getByRole('button', { name: offerCopy.fr.close }).press('Enter');
  await expect(page.getByRole('complementary', { name: LANGUAGES.fr })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await context.close();
});
