// Proves SHELL-7, and SHELL-9 in a browser.
import { aboutUsCopy } from '@iru/features/pages/about-us/copy';
import { servicesCopy } from '@iru/features/pages/services/copy';
import { pricingCopy } from '@iru/features/pages/pricing/copy';
import { shareStoryCopy } from '@iru/features/pages/share-story/copy';
import { lazyCopy } from '@iru/features/parts/lazy/copy';
import { peopleCopy } from '@iru/features/parts/people/copy';
import { quickExitCopy } from '@iru/features/parts/quick-exit/copy';
import { undoCopy } from '@iru/features/parts/undo/copy';
import { dataCopy } from '@iru/features/parts/your-data/copy';
import { PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import { shellCopy } from '@iru/features/shell/copy';
import type { Page, Route } from 'playwright/test';

import {
  download,
  eraseEverything,
  expect,
  fillStorage,
  getHeading,
  open,
  recordRequests,
  test,
  waitForHydration,
} from '../support/site';

/** Valid but too deeply nested JSON. */
const NESTED = `[{"id":"a","name":"b","more":${'['.repeat(3000)}${']'.repeat(3000)}}]`;
const LOCAL = [
  KEYS.settings,
  KEYS.likes,
  KEYS.threads,
  KEYS.messages,
  KEYS.messageDrafts,
  KEYS.profile,
  KEYS.timeline,
  KEYS.planDate,
  KEYS.hidden,
  KEYS.textSize,
  `${KEYS.likes}_marks`,
];
const SESSION = [KEYS.drafts, KEYS.registration, KEYS.testimony, KEYS.deck, KEYS.reloads];

const updated = (page: Page) => getHeading(page, shellCopy.newVersion.title);

const aboutChunk = /\/assets\/AboutUsPage-[^/]+\.js$/;

/** Makes the host serve a newer version to version checks, while documents stay the same. */
const deployNewVersion = (page: Page) =>
  page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({
            contentType: 'text/html',
            body: '<html><script type="module" src="/assets/index-newer.js"></script><div id="root" data-path="/"></div></html>',
          }),
  );

/** Its host has no files of the running version any more. */
const deployWithoutOldFiles = async (page: Page) => {
  await deployNewVersion(page);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
};

test('a page lost to the connection shows that it didn’t load, and Retry loads it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to (load resource|fetch dynamically)|PageLoadError/);
  await open(page, '/services');
  const requests = recordRequests(page);
  const documents = () => requests.filter((request) => request.isNavigationRequest());
  await page.route(aboutChunk, (route) => route.abort('connectionreset'));
  await page.getByRole('link', { name: aboutUsCopy.title }).first().click();
  await expect(getHeading(page, shellCopy.incomplete.title)).toBeVisible();
  await expect(updated(page)).toHaveCount(0);
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(documents(), 'nothing reloads by itself').toEqual([]);
  await page.unroute(aboutChunk);
  // The browser retries a reset connection itself, so the page may load during the click.
  await expect(async () => {
    const retry = page
      .getByRole('button', { name: shellCopy.incomplete.retry })
      .or(page.getByRole('alert').getByRole('link', { name: shellCopy.startFailure.reload }));
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(getHeading(page, aboutUsCopy.heading)).toBeVisible({ timeout: 5000 });
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true', { timeout: 5000 });
  }).toPass();
});

test('a chunk replaced by a deployment causes one reload, which keeps a typed draft, then the new-version page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to (load resource|fetch dynamically)|PageLoadError/);
  await open(page, '/services');
  await page.getByRole('button', { name: 'Open Iru Assistant' }).click();
  await page.getByPlaceholder('Type your message...').fill('Half a thought');
  const requests = recordRequests(page);
  const documents = () => requests.filter((request) => request.isNavigationRequest());
  await deployNewVersion(page);
  await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: aboutUsCopy.title }).first().click();
  await expect(updated(page)).toBeVisible();
  await expect(page.getByRole('button', { name: shellCopy.newVersion.reload })).toBeEnabled();
  expect(documents(), 'one automatic reload, no loop').toHaveLength(1);
  await page.getByRole('button', { name: 'Open Iru Assistant' }).click();
  await expect(page.getByPlaceholder('Type your message...')).toHaveValue('Half a thought');
  await page.unroute(aboutChunk);
  await page.getByRole('button', { name: shellCopy.newVersion.reload }).click();
  await expect(getHeading(page, aboutUsCopy.heading)).toBeVisible();
});

const LAZY_PARTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the assistant': async (page) => {
    await open(page, PATHS.services);
    await deployWithoutOldFiles(page);
    await page.getByRole('button', { name: 'Open Iru Assistant' }).click();
    const status = page.getByRole('status').filter({ hasText: 'In danger? Call 112.' });
    await expect(status).toBeVisible();
  },
  'the coin store': async (page) => {
    await open(page, PATHS.pricing);
    await deployWithoutOldFiles(page);
    await page.getByRole('button', { name: pricingCopy.bar.buy }).click();
  },
  'a message that someone can undo': async (page) => {
    await open(page, PATHS.planDate);
    await deployWithoutOldFiles(page);
    await page.getByRole('button', { name: 'Vote for Outdoor', exact: true }).click();
  },
  'a dialog': async (page) => {
    await open(page, PATHS.shareStory);
    await deployWithoutOldFiles(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: shareStoryCopy.gallery.open })
      .first()
      .click();
  },
};
for (const [part, openPart] of Object.entries(LAZY_PARTS))
  test(`when ${part} is replaced by a deployment, the page offers to reload`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource/);
    await openPart(page);
    await expect(page.getByText(lazyCopy.reloadNeeded)).toBeVisible();
    await expect(page.getByText(/Check your connection/)).toHaveCount(0);
    await page.unrouteAll();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: lazyCopy.reload, exact: true }).click();
    await loaded;
  });

test('a dialog that fails again while the site can be reached, as in browsers that keep a failure, offers to reload', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await open(page, PATHS.pricing);
  await page.route(/\/ConnectedPurchase-/, missing);
  await page.getByRole('button', { name: pricingCopy.bar.buy }).click();
  await page.getByRole('button', { name: lazyCopy.retry }).click();
  await expect(page.getByText(lazyCopy.reloadNeeded)).toBeVisible();
  await expect(page.getByText(/Check your connection/)).toHaveCount(0);
});

test('the offer to reload can be dismissed, and returns with the next attempt', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await open(page, PATHS.pricing);
  await deployWithoutOldFiles(page);
  const buy = page.getByRole('button', { name: pricingCopy.bar.buy });
  const offer = page.getByText(lazyCopy.reloadNeeded);
  // The messages, which load after the first click, fail, too.
  const messages = page.waitForResponse(/toast/i);
  await buy.click();
  await expect(offer).toBeVisible();
  await messages;
  await page.getByRole('button', { name: lazyCopy.leave }).click();
  await expect(offer).toHaveCount(0);
  await buy.click();
  await expect(offer).toBeVisible();
});

test('going offline shows a notice, keeps header and footer working, and Retry recovers', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(
    /Failed to (load resource|fetch dynamically)|PageLoadError|ERR_INTERNET_DISCONNECTED/,
  );
  await open(page, '/services');
  await context.setOffline(true);
  await expect(
    page.getByText('You’re offline. Pages you’ve already opened still work'),
  ).toBeVisible();
  await page.getByRole('link', { name: aboutUsCopy.title }).first().click();
  await expect(getHeading(page, shellCopy.offline.title)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: shellCopy.offline.retry }).click();
  await expect(page.getByText('Still offline.')).toBeVisible();
  await page.getByRole('link', { name: 'Services' }).first().click();
  await expect(getHeading(page, servicesCopy.heading)).toBeVisible();
  await page.getByRole('link', { name: aboutUsCopy.title }).first().click();
  await context.setOffline(false);
  await expect(getHeading(page, aboutUsCopy.heading)).toBeVisible();
});

test('offline, a dialog that isn’t loaded says so at once, and opens only on another request', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  for (const [path, menu, opener] of [
    [PATHS.pricing, undefined, 'Buy Basic'],
    [PATHS.swipe, /^More about/, 'Report'],
  ] as const) {
    await open(page, path);
    await context.setOffline(true);
    if (menu) await page.getByRole('button', { name: menu }).first().click();
    const button = page.getByRole('button', { name: opener, exact: true });
    // Not with a pointer, whose hover would preload it.
    await button.dispatchEvent('click');
    const failure = page
      .getByRole('alert')
      .filter({ hasText: /(?:could not be loaded|didn’t load)\. Check your connection/ });
    await expect(failure).toBeVisible({ timeout: 2000 });

    const requests = recordRequests(page);
    await context.setOffline(false);
    await page.clock.fastForward('01:00');
    // A retry would have been requested before this file.
    await page.evaluate(() => fetch('/favicon.svg'));
    // The toaster loads after the first click in any case.
    const scripts = requests.map((request) => request.url()).filter((url) => url.endsWith('.js'));
    expect(scripts.filter((url) => !/toast/i.test(url))).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    if (await failure.isVisible())
      await failure.getByRole('button', { name: lazyCopy.retry }).click();
    else await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(failure).toBeHidden();
    await page.keyboard.press('Escape');
  }
});

const code = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });
const missing = (route: Route) => route.abort('connectionreset');
const BOOT = /\/boot\.js$/;
const APPLICATION = /\/assets\/index-[^/]+\.js$/;

for (const [name, failures] of [
  [
    'the first script',
    [
      [BOOT, missing],
      [BOOT, code('a ?= b')],
    ],
  ],
  [
    'the application',
    [
      [APPLICATION, missing],
      [APPLICATION, code('a ?= b')],
      [APPLICATION, code('throw new Error("old");')],
      [aboutChunk, missing],
    ],
  ],
] as const) {
  test(`where ${name} fails, the page stays readable with a reload and 112`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_CONNECTION_RESET|Unexpected token|uncaught: old|could not start/);
    for (const [file, failure] of failures) {
      await page.route(file, failure);
      await page.goto('/about-us');
      const message = page.getByRole('alert');
      // Where `boot.js` is missing, the style sheet shows the message after eight seconds.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.currentTime = 8100;
      });
      await expect(message.getByText(shellCopy.startFailure.title)).toBeVisible();
      await expect(message).toBeInViewport({ ratio: 1 });
      await expect(
        message.getByRole('link', { name: shellCopy.startFailure.call('112') }),
      ).toBeVisible();
      await expect(getHeading(page, aboutUsCopy.heading)).toBeVisible();
      await page.unroute(file);
      await message.getByRole('link', { name: shellCopy.startFailure.reload }).click();
      await waitForHydration(page);
      await expect(message).toBeHidden();
    }
  });
}

test('a first script that fails once is requested again and starts the application', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_CONNECTION_RESET/);
  await page.route(BOOT, missing, { times: 1 });
  await open(page, '/messages');
});

test('a shell that something else has changed recovers once, then keeps Quick exit and 112', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/NotFoundError|React Router caught/);
  const breadcrumbs = page.getByRole('navigation', { name: shellCopy.breadcrumbs });
  const openHomeWithoutBreadcrumbs = async () => {
    await breadcrumbs.evaluate((element) => element.remove());
    await page.getByRole('link', { name: shellCopy.home }).first().click();
  };
  await open(page, '/services');
  await openHomeWithoutBreadcrumbs();
  await expect(getHeading(page, 'Find Something Real')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).first().click();
  await openHomeWithoutBreadcrumbs();
  await expect(getHeading(page, shellCopy.broken.title)).toBeVisible();
  for (const name of [quickExitCopy.leave, shellCopy.broken.call('112')])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: shellCopy.broken.reload }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test.describe('storage', () => {
  test('that refuses a write shows a notice until the next successful write', async ({ page }) => {
    await page.addInitScript(() => {
      const { value: put } = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
      Storage.prototype.setItem = function setItem(key: string, value: string) {
        if (document.documentElement.dataset.full)
          throw new DOMException('full', 'QuotaExceededError');
        Reflect.apply(put, this, [key, value]);
      };
    });
    await open(page, '/login');
    await page.evaluate(() => {
      document.documentElement.dataset.full = 'true';
    });
    await page.getByRole('button', { name: 'Theme: device setting' }).click();
    const banner = page.getByText('couldn’t be saved on this device');
    await expect(banner).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const [name] = await download(page, () =>
      page.getByRole('button', { name: shellCopy.storage.export }).click(),
    );
    expect(name).toBe('iru-unsaved.json');
    await page.evaluate(() => delete document.documentElement.dataset.full);
    await page.getByRole('button', { name: 'Theme: light' }).click();
    await expect(banner).toHaveCount(0);
  });

  test('that can’t be reached leaves a working site with one notice', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await open(page, '/');
    await expect(page.getByText('doesn’t let this site save data')).toHaveCount(1);
    await page.getByRole('link', { name: aboutUsCopy.title }).first().click();
    await expect(getHeading(page, aboutUsCopy.heading)).toBeVisible();
  });

  test('with corrupt or deeply nested data under every key leaves pages usable, and can be exported and erased', async ({
    page,
  }) => {
    await fillStorage(page, {
      ...Object.fromEntries(LOCAL.map((key) => [key, NESTED])),
      [KEYS.session]: '{"a":',
      [KEYS.theme]: 'plaid',
      [KEYS.wallet]: '{"coinBalance":-1e999',
    });
    await page.evaluate(
      ([keys, text, crumbs]) => {
        keys.forEach((key) => sessionStorage.setItem(key, text));
        sessionStorage.setItem(crumbs, '[null, 7, {"path":{}}]');
      },
      [SESSION, NESTED, KEYS.breadcrumbs] as const,
    );
    for (const path of [
      PATHS.findMatch,
      PATHS.swipe,
      PATHS.messages,
      PATHS.register,
      PATHS.settings,
      PATHS.user,
    ]) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page.getByRole('row', { name: /^Unreadable data/ })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(`${key}_backup`), KEYS.wallet)).toBe(
      '{"coinBalance":-1e999',
    );
    const [, file] = await download(page, () =>
      page.getByRole('button', { name: dataCopy.export.action }).click(),
    );
    expect(JSON.parse(file.toString())).toHaveProperty(['device', KEYS.likes], NESTED);
    await eraseEverything(page);
    await expect(page.getByText('Everything is erased from this device')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([KEYS.erased]);
  });
});

test('what can be undone says so and can be undone without the toaster', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
  await fillStorage(page, { [KEYS.session]: 'true' });
  await open(page, PATHS.findMatch);
  await page.route(/\/assets\/[^/]*toast[^/]*\.js/i, (route) => route.abort());
  await page.getByRole('button', { name: 'More about Kevin' }).click();
  await page.getByRole('button', { name: peopleCopy.menu.hidden, exact: true }).click();
  const notice = page.getByRole('status').filter({ hasText: peopleCopy.done.hidden('Kevin') });
  await expect(notice).toBeVisible();
  await expect(page.getByText('Showing 11 of 11 profiles')).toBeVisible();
  await notice.getByRole('button', { name: undoCopy.undo }).click();
  await expect(page.getByText('Showing 12 of 12 profiles')).toBeVisible();
  await expect(notice).toBeHidden();
});
