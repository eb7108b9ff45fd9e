// Proves SHELL-10.
import { dataCopy } from '@iru/features/parts/your-data/copy';
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { KEYS } from '@iru/features/platform/keys';
import { type BrowserContext, chromium, type Page } from 'playwright/test';

import { launchOptions } from '../../../../scripts/lib/chromium.mjs';
import {
  expectNeutralAt,
  getExitLink,
  goInHistory,
  mockNeutralPage,
  type NeutralVisits,
  QUICK_EXIT,
  weather,
} from '../support/quick-exit';
import { delayAssets, expect, open, test, waitForFirstPaint } from '../support/site';

const leave = async (page: Page) => {
  await getExitLink(page).click();
  await expect(weather(page)).toBeVisible();
};

const getSiteHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Weather' });

const launchWithoutSiteData = async (
  baseURL: string | undefined,
  hasPageCache: boolean,
): Promise<BrowserContext> => {
  const profile = await mkdtemp(join(tmpdir(), 'blocked-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    ...(baseURL && { baseURL }),
    ...(hasPageCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
  return context;
};

for (const hasPageCache of [false, true]) {
  test(`Quick exit works with site data blocked, ${hasPageCache ? 'with' : 'without'} back/forward cache`, async ({
    baseURL,
  }) => {
    const context = await launchWithoutSiteData(baseURL, hasPageCache);
    const visits = await mockNeutralPage(context);
    try {
      const [page, other] = [await context.newPage(), await context.newPage()];
      await open(other, '/messages');
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

  test('also applies to a tab on another site', async ({ page, context }) => {
    const elsewhere = await context.newPage();
    await open(elsewhere, '/messages');
    await elsewhere.goto('about:blank');
    await open(page, '/about-us');
    await leave(page);
    await expectNeutralAt(elsewhere, -1, visits);
  });

  test('also applies to a tab that is still loading', async ({ page, context }) => {
    const loading = await context.newPage();
    let answer = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await loading.route('**/services', async (route) => {
      await gate;
      await route.continue();
    });
    const request = loading.waitForRequest('**/services');
    const arrival = loading.goto('/services').catch(() => undefined);
    await request;
    await open(page, '/about-us');
    await leave(page);
    answer();
    await arrival;
    await expect(weather(loading)).toBeVisible();
  });

  test('also applies to a frozen tab', async ({ page, context }) => {
    const frozen = await context.newPage();
    await open(frozen, '/messages');
    const session = await context.newCDPSession(frozen);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await open(page, '/about-us');
    await leave(page);
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await expect(weather(frozen)).toBeVisible();
  });

  test('ends for every tab without a trace when the site is opened again', async ({
    page,
    context,
  }) => {
    await open(page, '/about-us');
    await open(page, '/services');
    await leave(page);
    const fresh = await context.newPage();
    await open(fresh, '/services');
    await expect(getSiteHeading(fresh)).toBeVisible();
    await fresh.reload();
    await expect(getSiteHeading(fresh)).toBeVisible();
    expect(
      await fresh.evaluate(
        (key) => [localStorage.getItem(key), sessionStorage.getItem(key)],
        KEYS.left,
      ),
    ).toEqual([null, null]);
    // The tab that left still redirects until the site is opened in it.
    await expectNeutralAt(page, -1, visits);
  });

  test('doesn’t lock the site after the clock was set back', async ({ page }) => {
    await open(page, '/about-us');
    await page.evaluate(
      (key) => localStorage.setItem(key, String(Date.now() + 86_400_000)),
      KEYS.left,
    );
    await open(page, '/services');
    await expect(getSiteHeading(page)).toBeVisible();
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

  test('works by pressing Shift three times when only the boot script has loaded', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_FAILED/);
    const load = await delayAssets(page);
    await page.goto('/messages', { waitUntil: 'commit' });
    await waitForFirstPaint(page);
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Shift');
    await expect(weather(page)).toBeVisible();
    load();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await mockNeutralPage(page.context());
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/messages');
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Shift');
    await expect(weather(page)).toBeVisible();
  });

  test('doesn’t react to Shift with a click', async ({ page }) => {
    await open(page, '/about-us');
    for (let count = 0; count < 3; count += 1) {
      await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Shift'] });
    }
    await page.keyboard.press('Tab');
    await expect(getSiteHeading(page)).toBeVisible();
  });
});

test('Quick exit also applies to a crashed tab that the browser restores', async ({ baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'restored-'));
  const start = (...more: string[]) =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions(),
      args: [...launchOptions().args, '--headless=new', ...more],
      headless: false,
      ...(baseURL && { baseURL }),
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

const DIALOGS: readonly (readonly [name: string, path: string, opener: string | RegExp])[] = [
  ['buying coins', '/pricing', 'Buy Coins'],
  ['the story', '/', 'Watch Our Story'],
  ['a hotel', '/meeting-guide', /^Details/],
  ['erasing', '/user', dataCopy.erase.action],
  ['the assistant', '/services', /assistant/i],
  ['a picture', '/share-story', /photo|picture|Open/i],
];

for (const [device, hasTouch] of [
  ['touch', true],
  ['keyboard', false],
] as const) {
  for (const [name, path, opener] of DIALOGS) {
    test(`Quick exit works in the dialog of ${name}, by ${device}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        viewport: { width: 360, height: 780 },
        hasTouch,
        isMobile: hasTouch,
      });
      await mockNeutralPage(context);
      const page = await context.newPage();
      await open(page, path);
      const scope = name === 'the assistant' ? page : page.getByRole('main');
      const button = scope.getByRole('button', { name: opener }).first();
      await button.scrollIntoViewIfNeeded();
      if (hasTouch) await button.tap();
      else await button.press('Enter');
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(dialog).toBeVisible();
      const exit = dialog.getByRole('link', { name: QUICK_EXIT });
      await expect(exit).not.toBeFocused();
      if (hasTouch) await exit.tap();
      else {
        // The assistant isn't modal, and the field at its end is focused first.
        const back = name === 'the assistant';
        for (
          let stops = 0;
          stops < 12 && !(await exit.evaluate((link) => link === document.activeElement));
          stops += 1
        )
          await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
        await expect(exit).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(weather(page)).toBeVisible();
      await context.close();
    });
  }
}
