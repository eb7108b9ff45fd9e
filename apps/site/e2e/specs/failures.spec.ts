// Proves SHELL-7.
import { aboutUsCopy } from '@iru/features/pages/about-us/copy';
import { servicesCopy } from '@iru/features/pages/services/copy';
import { quickExitCopy } from '@iru/features/parts/quick-exit/copy';
import { shellCopy } from '@iru/features/shell/copy';
import type { Page, Route } from 'playwright/test';

import { expect, open, test, waitForHydration } from '../support/site';

const updated = (page: Page) =>
  page.getByRole('heading', { level: 1, name: shellCopy.newVersion.title });

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
            body: '<script type="module" src="/assets/index-newer.js"></script>',
          }),
  );

for (const [name, failure] of [
  ['a connection that is reset', (route: Route) => route.abort('connectionreset')],
  [
    'an empty file with status 200',
    (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  ],
] as const) {
  test(`a page lost to ${name} shows that it didn't load, and Retry loads it`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to (load resource|fetch dynamically)|PageLoadError/);
    await open(page, '/services');
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(aboutChunk, failure);
    await page.getByRole('link', { name: aboutUsCopy.title }).first().click();
    await expect(
      page.getByRole('heading', { level: 1, name: shellCopy.incomplete.title }),
    ).toBeVisible();
    await expect(updated(page)).toHaveCount(0);
    await expect(page.locator('header').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(documents, 'nothing reloads by itself').toBe(0);
    const again = page.waitForRequest(aboutChunk);
    await page.getByRole('button', { name: shellCopy.incomplete.retry }).click();
    await again;
    // Retry may load the document, whose text is readable without its code.
    await expect(
      page
        .getByRole('heading', { level: 1, name: shellCopy.incomplete.title })
        .or(page.getByRole('alert').filter({ hasText: shellCopy.startFailure.title })),
    ).toBeVisible();
    await page.unroute(aboutChunk);
    // The browser retries a reset connection itself, so the page may load during the second click.
    await expect(async () => {
      const retry = page
        .getByRole('button', { name: shellCopy.incomplete.retry })
        .or(page.getByRole('alert').getByRole('link', { name: shellCopy.startFailure.reload }));
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(page.getByRole('heading', { level: 1, name: aboutUsCopy.heading })).toBeVisible({
        timeout: 5000,
      });
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true', { timeout: 5000 });
    }).toPass();
  });
}

test('a chunk replaced by a deployment causes one reload, then the new-version page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to (load resource|fetch dynamically)|PageLoadError/);
  await open(page, '/services');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await deployNewVersion(page);
  await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: aboutUsCopy.title }).first().click();
  await expect(updated(page)).toBeVisible();
  await expect(page.getByRole('button', { name: shellCopy.newVersion.reload })).toBeEnabled();
  expect(documents, 'one automatic reload, no loop').toBe(1);
  await expect(page.locator('header').first()).toBeVisible();
  await page.unroute(aboutChunk);
  await page.getByRole('button', { name: shellCopy.newVersion.reload }).click();
  await expect(page.getByRole('heading', { level: 1, name: aboutUsCopy.heading })).toBeVisible();
});

test('a typed draft survives the automatic reload', async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to (load resource|fetch dynamically)|PageLoadError/);
  await open(page, '/services');
  await page.getByRole('button', { name: 'Open Iru Assistant' }).click();
  await page.getByPlaceholder('Type your message...').fill('Half a thought');
  await deployNewVersion(page);
  await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: aboutUsCopy.title }).first().click();
  await expect(page.getByRole('button', { name: shellCopy.newVersion.reload })).toBeEnabled();
  await page.getByRole('button', { name: 'Open Iru Assistant' }).click();
  await expect(page.getByPlaceholder('Type your message...')).toHaveValue('Half a thought');
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
  await expect(
    page.getByRole('heading', { level: 1, name: shellCopy.offline.title }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: shellCopy.offline.retry }).click();
  await expect(page.getByText('Still offline.')).toBeVisible();
  await page.getByRole('link', { name: 'Services' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: servicesCopy.heading })).toBeVisible();
  await page.getByRole('link', { name: aboutUsCopy.title }).first().click();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: aboutUsCopy.heading })).toBeVisible();
});

test('a page that throws shows an error and leaves the rest working', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/The hills are gone|Unexpected|React Router/);
  await page.route(aboutChunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "throw new Error('The hills are gone');",
    }),
  );
  await open(page, '/services');
  await page.getByRole('link', { name: aboutUsCopy.title }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  await expect(page.getByText('The hills are gone')).toBeVisible();
  await expect(page.getByRole('button', { name: shellCopy.crashed.retry })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Something Real' })).toBeVisible();
});

test.describe('a page whose application can’t start stays readable, and a message offers a way on', () => {
  const code = (body: string) => (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body });
  const missing = (route: Route) => route.abort('connectionreset');
  for (const [name, file, failure] of [
    ['the first script is missing', /\/boot\.js$/, missing],
    ['the first script can’t be parsed', /\/boot\.js$/, code('a ?= b')],
    ['the application is missing', /\/assets\/index-[^/]+\.js$/, missing],
    ['the application can’t be parsed', /\/assets\/index-[^/]+\.js$/, code('a ?= b')],
    ['the application throws', /\/assets\/index-[^/]+\.js$/, code('throw new Error("old");')],
    ['the page’s own code is missing', aboutChunk, missing],
  ] as const) {
    test(name, async ({ page, pageErrors }) => {
      pageErrors.allow(/ERR_CONNECTION_RESET|Unexpected token|uncaught: old|could not start/);
      await page.route(file, failure);
      await page.goto('/about-us');
      const message = page.getByRole('alert');
      await expect(message.getByText(shellCopy.startFailure.title)).toBeVisible({
        timeout: 15_000,
      });
      await expect(message).toBeInViewport({ ratio: 1 });
      await expect(
        message.getByRole('link', { name: shellCopy.startFailure.call('112') }),
      ).toBeVisible();
      await expect(
        page.getByRole('heading', { level: 1, name: aboutUsCopy.heading }),
      ).toBeVisible();
      await page.unroute(file);
      await message.getByRole('link', { name: shellCopy.startFailure.reload }).click();
      await waitForHydration(page);
      await expect(message).toBeHidden();
    });
  }
});

test('a first script that fails once is requested again and starts the application', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_CONNECTION_RESET/);
  await page.route('/boot.js', (route) => route.abort('connectionreset'), { times: 1 });
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
  await expect(page.getByRole('heading', { level: 1, name: 'Find Something Real' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).first().click();
  await openHomeWithoutBreadcrumbs();
  await expect(page.getByRole('heading', { level: 1, name: shellCopy.broken.title })).toBeVisible();
  for (const name of [quickExitCopy.leave, shellCopy.broken.call('112')])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: shellCopy.broken.reload }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test.describe('on a connection so slow that the visitor acts before hydration', () => {
  const typed: readonly (readonly [
    path: string,
    fields: Readonly<Record<string, string>>,
    error: string,
  ])[] = [
    [
      '/contact',
      { 'First name': 'Aline', Email: 'aline', Message: 'Muraho neza' },
      'Please enter a valid email address',
    ],
    ['/forgot-password', { Email: 'aline' }, 'Please enter a valid email address'],
    ['/user', { Email: 'aline', Password: 'PW-sentinel-7' }, 'Please enter a valid email address'],
  ];
  for (const [path, fields, error] of typed) {
    test(`${path} keeps input and submits from before hydration, with nothing in the URL`, async ({
      page,
    }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      for (const [label, text] of Object.entries(fields))
        await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByLabel('Email', { exact: true }).press('Enter');
      release();
      await waitForHydration(page);
      await expect(page.getByText(error).first()).toBeVisible();
      for (const [label, text] of Object.entries(fields)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      }
      expect(page.url()).not.toContain('?');
      expect(urls.filter((url) => /aline|sentinel/i.test(url))).toEqual([]);
    });
  }
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
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: shellCopy.storage.export }).click();
    expect((await download).suggestedFilename()).toBe(shellCopy.storage.exportName);
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
    await expect(page.getByRole('heading', { level: 1, name: aboutUsCopy.heading })).toBeVisible();
  });

  test('with corrupt data in every key leaves a usable page and keeps the data', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('iru_session', '{"a":');
      localStorage.setItem('iru_theme', 'plaid');
      sessionStorage.setItem('iru_breadcrumbs', '[null, 7, {"path":{}}]');
    });
    await open(page, '/find-match');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
    ).toHaveCount(2);
    expect(await page.evaluate(() => localStorage.getItem('iru_session_backup'))).toBe('{"a":');
  });
});

test('a missing picture leaves a placeholder of the same size and shifts nothing', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await page.route(/\.(svg|webp)$/, (route) =>
    route.request().url().includes('favicon') ? route.continue() : route.abort(),
  );
  await page.goto('/find-match');
  await waitForHydration(page);
  const card = page.locator('[data-profile]').first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  expect(box?.height ?? 0).toBeGreaterThan(250);
});
