import { PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import { shellCopy } from '@iru/features/shell/copy';
import type { Page } from 'playwright/test';

import { expectFreeHeight, expectRoomForText, LARGE_TEXT, ZOOMED } from '../support/layout';
import { expect, open, test, waitForHydration } from '../support/site';

declare global {
  interface Window {
    shifts: number;
  }
}

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 900 };

for (const path of [PATHS.home, PATHS.findMatch]) {
  for (const width of [360, 412, 1280]) {
    test(`nothing on ${path} shifts at ${width} px when fonts and scripts load late`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width, height: 800 });
      const late = { woff2: 1500, js: 700 };
      await page.route(/assets\/.*\.(woff2|js)$/, async (route) => {
        const kind = route.request().url().endsWith('woff2') ? 'woff2' : 'js';
        await new Promise((resolve) => {
          setTimeout(resolve, late[kind]);
        });
        await route.continue();
      });
      await page.addInitScript(() => {
        window.shifts = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            window.shifts += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready);
      // Two frames, because a shift is reported after the frame that shows it.
      await page.evaluate(
        () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
      );
      expect(await page.evaluate(() => document.fonts.check('560 20px "Fraunces Variable"'))).toBe(
        true,
      );
      expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.005);
    });
  }
}

const NOTICES = [
  {
    name: 'offline',
    text: /^You’re offline\./,
    button: undefined,
    trigger: (page: Page) => page.context().setOffline(true),
  },
  {
    name: 'quota',
    text: /couldn’t be saved/,
    button: /^Download a copy/,
    trigger: async (page: Page) => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      // On a phone the theme switch is in the menu.
      const menu = page.getByRole('button', { name: shellCopy.menuOpen });
      const isInMenu = await menu.isVisible();
      if (isInMenu) await menu.click();
      await page.getByRole('button', { name: /^Theme/ }).click();
      if (isInMenu) await page.keyboard.press('Escape');
    },
  },
  {
    name: 'newer version',
    text: /newer version/,
    button: /^Reload/,
    trigger: (page: Page) =>
      page.evaluate((key) => {
        localStorage.setItem(key, '{"version":2}');
        window.dispatchEvent(new StorageEvent('storage', { key }));
      }, KEYS.session),
  },
] as const;

for (const { name, text, button, trigger } of NOTICES) {
  for (const viewport of [PHONE, LAPTOP]) {
    test(`on home the notice ${name} pushes the hero down at ${viewport.width} px, in both themes`, async ({
      page,
      pageErrors,
    }) => {
      // The video may still be loading.
      pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
      await page.setViewportSize(viewport);
      await open(page, PATHS.home);
      await trigger(page);
      const notice = page.getByText(text);
      await expect(notice).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const box = await notice.boundingBox();
        const video = await page.locator('main section').first().boundingBox();
        if (!box || !video) throw new Error('There is no notice or no hero.');
        expect(video.y).toBeGreaterThanOrEqual(box.y + box.height);
        // Without the video behind it the header has its own background and text colour.
        await expect(page.locator('header').first()).not.toHaveAttribute('data-clear');
        expect(
          await notice.evaluate(
            (element, { x, y, width, height }) =>
              element.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
            box,
          ),
        ).toBe(true);
      }
      if (button) await page.getByRole('status').getByRole('button', { name: button }).click();
    });
  }
}

const ROUTES = Object.values(PATHS);
const LARGE = [
  { text: 'normal', screens: LARGE_TEXT },
  { text: 'larger', screens: [{ width: 320, size: 16 }] },
] as const;

// Normal text is checked with each route.
test('with larger text at 320 px no page overflows and the header is complete', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    KEYS.textSize,
    JSON.stringify('larger'),
  ] as const);
  for (const path of ROUTES) {
    await open(page, path);
    await expectRoomForText(page, [{ width: 320, size: 16 }]);
  }
});

for (const { text, screens } of LARGE) {
  for (const { width, size } of screens) {
    test(`with ${text} text and a font size of ${size} px at ${width} px, the menu is complete`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        KEYS.textSize,
        JSON.stringify(text),
      ] as const);
      await open(page, PATHS.forgotPassword);
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
      const menu = page.getByRole('banner').getByRole('navigation');
      // Not Quick exit: its listener reacts even to a trial click.
      for (const link of await menu.locator('a:visible:not([data-quick-exit])').all()) {
        await link.scrollIntoViewIfNeeded({ timeout: 3000 });
        await link.click({ trial: true, timeout: 3000 });
      }
      const exit = menu.locator('a[data-quick-exit]');
      await exit.scrollIntoViewIfNeeded();
      await expect(exit).toBeInViewport({ ratio: 1 });
      await menu
        .getByRole('link', { name: 'Get started' })
        .or(page.getByRole('banner').getByRole('link', { name: 'Get started' }))
        .first()
        .click();
      await expect(page).toHaveURL(/\/register/);
    });
  }
}

// Logged out is checked with each route.
test('at 400 % zoom, logged in, sticky elements leave three quarters of the height free at any scroll position', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), KEYS.session);
  for (const path of ROUTES) {
    await open(page, path);
    await expectFreeHeight(page);
  }
});

for (const path of [PATHS.home, PATHS.findMatch, PATHS.pricing, PATHS.messages, PATHS.shareStory]) {
  test(`at 400 % zoom nothing covers the focused element on ${path}`, async ({ page }) => {
    await page.setViewportSize(ZOOMED);
    await page.addInitScript((key) => localStorage.setItem(key, 'true'), KEYS.session);
    await open(page, path);
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const box = focused.getBoundingClientRect();
        const x = Math.min(innerWidth - 1, Math.max(0, box.x + box.width / 2));
        const y = Math.min(
          innerHeight - 1,
          Math.max(0, (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2),
        );
        const above = document.elementFromPoint(x, y);
        return !above ||
          focused.contains(above) ||
          above.contains(focused) ||
          focused.closest('label')?.contains(above)
          ? null
          : `${focused.outerHTML.slice(0, 120)} under ${above.outerHTML.slice(0, 120)}`;
      });
      expect(hidden).toBeNull();
    }
  });
}
