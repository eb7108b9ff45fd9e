// Proves SHELL-10.
import { dataCopy } from '@iru/features/parts/your-data/copy';

import { chromium, type Locator, type Page } from 'playwright/test';

import { launchOptions } from '../../../../scripts/lib/chromium.mjs';
import { launchWithoutSiteData } from '../support/blocked-site-data';
import {
  expectNeutralAt,
  getExitLink,
  goInHistory,
  leave,
  mockNeutralPage,
  type NeutralVisits,
  QUICK_EXIT,
  weather,
} from '../support/quick-exit';
import { expect, open, test } from '../support/site';

const getSiteHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Weather' });

for (const hasPageCache of [false, true]) {
  test(`Quick exit works with site data blocked, ${hasPageCache ? 'with' : 'without'} back/forward cache`, async () => {
    const context = await launchWithoutSiteData({ hasPageCache });
    const visits = await mockNeutralPage(context);
    try {
      const other = await context.newPage();
      await open(other, '/messages');
      // In front: a tab behind another draws one frame a second.
      const page = await context.newPage();
      await open(page, '/about-us');
      expect(
        await page.evaluate(() => {
          try {
            return localStorage.length;
          } catch {
            return 'blocked';
          }
        }),
      ).toBe('blocked');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL(/\/services$/);
      await open(page, '/help-center');
      await goInHistory(page, -1);
      await expect(page).toHaveURL(/\/services$/);
      await expect(getSiteHeading(page)).toBeVisible();
      await leave(page);
      await expect(weather(other)).toBeVisible();
      await expectNeutralAt(page, -1, visits);
      await expectNeutralAt(page, 2, visits);
      await open(page, '/services');
      await expect(getSiteHeading(page)).toBeVisible();
    } finally {
      await context.close();
    }
  });
}

test.describe('Quick exit', () => {
  let visits: NeutralVisits = [];
  test.beforeEach(async ({ context }) => {
    visits = await mockNeutralPage(context);
  });

  test('works when storage is full', async ({ page, context, pageErrors }) => {
    pageErrors.allow(/quota/i);
    const other = await context.newPage();
    await open(other, '/messages');
    await open(page, '/about-us');
    for (const tab of [page, other]) {
      await tab.evaluate(() => {
        for (const storage of [localStorage, sessionStorage]) {
          for (let size = 1 << 22; size >= 1; size = Math.floor(size / 2)) {
            try {
              for (let part = 0; part < 50; part += 1)
                storage.setItem(`fill-${size}-${part}`, 'x'.repeat(size));
            } catch {
              // Smaller chunks fill the rest.
            }
          }
        }
      });
    }
    await leave(page);
    await expect(weather(other)).toBeVisible();
    await goInHistory(page, -1);
    await goInHistory(other, -1);
    await expect.poll(() => [page.url(), other.url()]).toEqual(['about:blank', 'about:blank']);
  });

  test('works offline', async ({ page, context, pageErrors }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, '/about-us');
    await open(page, '/messages');
    await context.setOffline(true);
    await getExitLink(page).click();
    await expect(getSiteHeading(page)).toHaveCount(0);
    await context.setOffline(false);
    await page.goto('about:blank');
    await expectNeutralAt(page, -1, visits);
  });
});

test('Quick exit also applies to a crashed tab that the browser restores', async () => {
  const profile = test.info().outputPath('profile');
  const start = (...more: string[]) =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions(),
      args: [...launchOptions().args, '--headless=new', ...more],
      headless: false,
    });
  const before = await start();
  await mockNeutralPage(before);
  const closed = await before.newPage();
  await open(closed, '/messages');
  // A crashed tab runs no script.
  await closed.goto('chrome://crash').catch(() => undefined);
  const page = await before.newPage();
  await open(page, '/about-us');
  await leave(page);
  await before.close();
  const after = await start('--restore-last-session');
  try {
    // Both restored tabs left again: to the neutral page, or to the browser's error page without a network.
    await expect
      .poll(() =>
        after
          .pages()
          .map((tab) => tab.url())
          .filter((url) => /^(?:https:\/\/www\.bbc\.com|chrome-error:)/.test(url)),
      )
      .toHaveLength(2);
    expect(after.pages().filter((tab) => tab.url().includes('localhost'))).toEqual([]);
  } finally {
    await after.close();
  }
});

const ASSISTANT = 'the assistant';
const DIALOGS: readonly (readonly [name: string, path: string, opener: string | RegExp])[] = [
  ['buying coins', '/pricing', 'Buy Coins'],
  ['the story', '/', 'Watch Our Story'],
  ['a hotel', '/meeting-guide', /^Details/],
  ['erasing', '/user', dataCopy.erase.action],
  [ASSISTANT, '/services', /assistant/i],
  ['a picture', '/share-story', /photo|picture|Open/i],
];

const openDialog = async (
  page: Page,
  [name, path, opener]: (typeof DIALOGS)[number],
  activate: (button: Locator) => Promise<void>,
): Promise<Locator> => {
  await open(page, path);
  const scope = name === ASSISTANT ? page : page.getByRole('main');
  const button = scope.getByRole('button', { name: opener }).first();
  await button.scrollIntoViewIfNeeded();
  await activate(button);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog, name).toBeVisible();
  const exit = dialog.getByRole('link', { name: QUICK_EXIT });
  await expect(exit, name).not.toBeFocused();
  return exit;
};

test.describe('in every dialog', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  test.beforeEach(async ({ context }) => {
    await mockNeutralPage(context);
  });

  test('Quick exit works by touch', async ({ page }) => {
    for (const dialog of DIALOGS.slice(0, 3)) {
      const exit = await openDialog(page, dialog, (button) => button.tap());
      await exit.tap();
      await expect(weather(page), dialog[0]).toBeVisible();
    }
  });

  test('Quick exit works by keyboard', async ({ page }) => {
    for (const dialog of DIALOGS.slice(3)) {
      const exit = await openDialog(page, dialog, (button) => button.press('Enter'));
      // The assistant isn't modal, and the field at its end is focused first.
      const key = dialog[0] === ASSISTANT ? 'Shift+Tab' : 'Tab';
      const isFocused = () => exit.evaluate((link) => link === document.activeElement);
      for (let stops = 0; stops < 12 && !(await isFocused()); stops += 1)
        await page.keyboard.press(key);
      await expect(exit, dialog[0]).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(weather(page), dialog[0]).toBeVisible();
    }
  });
});
