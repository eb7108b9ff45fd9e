// Proves SHELL-2.
import { aboutUsCopy } from '@iru/features/pages/about-us/copy';
import { helpCenterCopy } from '@iru/features/pages/help-center/copy';
import { shellCopy } from '@iru/features/shell/copy';
import { expect, open, test, waitForHydration } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the splash', () => {
  test('covers the page for 800 ms', async ({ page }) => {
    await page.goto('/');
    const splash = page.locator('[data-timing="splash"]');
    await expect(splash).toHaveAttribute('aria-hidden', 'true');
    const seen = await page.evaluate(async () => {
      const element = document.querySelector('[data-timing="splash"]');
      if (!element) return undefined;
      await Promise.all(
        element.getAnimations({ subtree: false }).map((animation) => animation.finished),
      );
      const style = getComputedStyle(element);
      const timing = element.getAnimations()[0]?.effect?.getComputedTiming();
      return {
        visibility: style.visibility,
        pointerEvents: style.pointerEvents,
        end: timing?.endTime,
      };
    });
    expect(seen?.visibility).toBe('hidden');
    expect(seen?.pointerEvents).toBe('none');
  });

  test('disappears without any script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[data-timing="splash"]')).toBeHidden();
    await context.close();
  });

  test('has the same duration with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about-us', { waitUntil: 'commit' });
    await expect(page.locator('[data-timing="splash"]')).toBeVisible();
    await expect(page.locator('[data-timing="splash"]')).toBeHidden();
  });
});

test('the header turns from transparent to opaque past 8 px', async ({ page }) => {
  await open(page, '/');
  const header = page.locator('header').first();
  await expect(header).toHaveAttribute('data-clear', '');
  await page.evaluate(() => window.scrollTo(0, 8));
  await expect(header).toHaveAttribute('data-clear', '');
  await page.evaluate(() => window.scrollTo(0, 9));
  await expect(header).not.toHaveAttribute('data-clear');
  await expect(header).toHaveAttribute('data-scrolled', '');
});

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await open(page, '/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shellCopy.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the breadcrumbs grow, shorten and reset on the home page', async ({ page }) => {
  await open(page, '/about-us');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await page.getByRole('link', { name: 'Services' }).first().click();
  // Clicking another link before a page has loaded leaves that page out.
  await expect(page).toHaveURL('/services');
  await page.getByRole('link', { name: helpCenterCopy.title }).first().click();
  await expect(trail.getByRole('listitem')).toHaveText([
    'Home',
    aboutUsCopy.title,
    'Services',
    helpCenterCopy.title,
  ]);
  await expect(trail.getByText(helpCenterCopy.title)).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(trail.getByRole('listitem')).toHaveText([
    'Home',
    aboutUsCopy.title,
    'Services',
    helpCenterCopy.title,
  ]);
  await trail.getByRole('link', { name: aboutUsCopy.title }).click();
  await expect(trail.getByRole('listitem')).toHaveText(['Home', aboutUsCopy.title]);
  expect(await page.evaluate(() => sessionStorage.getItem('iru_breadcrumbs'))).toContain(
    '"/about-us"',
  );
  await trail.getByRole('link', { name: 'Home' }).click();
  await expect(trail).toHaveCount(0);
});

test('opening a page moves focus to its heading, and Back restores the scroll position', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForFunction(() => window.scrollY > 880);
  await page.getByRole('link', { name: aboutUsCopy.title }).first().click();
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY > 880);
});

test('a page opened by its URL starts at the top, and a reload keeps its scroll position', async ({
  page,
}) => {
  await open(page, '/about-us');
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.waitForFunction(() => window.scrollY > 1180);
  await open(page, '/services');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForFunction(() => window.scrollY > 880);
  await page.reload();
  await waitForHydration(page);
  await page.waitForFunction(() => window.scrollY > 880);
});

test('Back to top appears after 400 px and moves focus', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: shellCopy.backToTop });
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 401));
  await button.click();
  await page.waitForFunction(() => window.scrollY === 0);
  await expect(button).toHaveCount(0);
});

test('the theme can be chosen, is kept without a flash and can follow the device again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Theme: device setting' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('iru_theme'))).toBe('light');
  await page.goto('/about-us', { waitUntil: 'commit' });
  await page.waitForSelector('h1');
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('opens, and closes on Escape with focus restored, on choosing a page and on a tap outside', async ({
    page,
  }) => {
    await open(page, '/about-us');
    const toggle = page.getByRole('button', { name: shellCopy.menuOpen });
    await toggle.tap();
    const menu = page.getByRole('navigation', { name: shellCopy.navigation });
    await expect(menu.getByRole('listitem')).toHaveCount(8);
    await expect(menu.getByRole('link', { name: aboutUsCopy.title })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await toggle.tap();
    await expect(menu).toBeVisible();
    // The tap outside lands on a link beneath, but only closes the menu.
    const beneath = await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link')
      .first()
      .boundingBox();
    expect(beneath?.x).toBeLessThan(20);
    await page.touchscreen.tap(22, (beneath?.y ?? 0) + 10);
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL('/about-us');
    await toggle.tap();
    await menu.getByRole('link', { name: 'Pricing' }).tap();
    await expect(page).toHaveURL('/pricing');
    await expect(menu).toHaveCount(0);
  });
});

test('an unknown URL is a 404 that links home and logs the path', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByText('404')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await expect.poll(() => lines.join('\n')).toContain('/no-such-page');
  await page.getByRole('link', { name: shellCopy.notFound.home }).click();
  await expect(page).toHaveURL('/');
});

test('a URL in another case that a host doesn’t redirect stays a 404', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/404/);
  await page.route('**/Find-Match', async (route) => {
    const url = new URL('/no-such-page', route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto('/Find-Match');
  await waitForHydration(page);
  await expect(
    page.getByRole('heading', { level: 1, name: shellCopy.notFound.text }),
  ).toBeVisible();
});
