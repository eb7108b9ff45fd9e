// Proves OFFLINE-2 on networks that answer with something else than the site, with servers of their own.
import { meetingGuideCopy } from '@iru/features/pages/meeting-guide/copy';
import { offlineCopy as copy } from '@iru/features/parts/offline/copy';
import { PATHS } from '@iru/features/paths';
import type { Page } from 'playwright/test';

import { axeFindings } from '../../../../scripts/lib/axe-findings.mjs';
import { getSwitch, keep, readTraces, toggle } from '../support/kept-pages';
import { NEVER, type OwnServer, startOwnServer } from '../support/own-server';
import { expect, getHeading, open, test } from '../support/site';

let server: OwnServer;

test.beforeEach(async () => {
  server = await startOwnServer();
});
test.afterEach(() => server.stop());

const at = (path: string) => server.url + path;

const WIFI = '<!doctype html><html><title>Free Wi-Fi</title><h1>Free Wi-Fi: log in</h1></html>';
const portal = { type: 'text/html', text: WIFI };

const readFile = async (path: string) => (await fetch(at(path))).text();

const expectKeptGuide = async (page: Page) => {
  await expect(getHeading(page, meetingGuideCopy.heading)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /112/ }).first()).toBeVisible();
  await expect(page.getByText(copy.keptCopy.unreached)).toBeVisible();
};

/** Each makes the server at the site's address answer every request wrongly. */
const LIES: Readonly<Record<string, () => unknown>> = {
  'refuses the connection': () => server.stop(),
  'answers 502': () => server.replies.set('*', { ...portal, code: 502 }),
  'answers 503 without a page': () =>
    server.replies.set('*', { type: 'text/plain', text: '', code: 503 }),
  'answers 404': () => server.replies.set('*', { ...portal, code: 404 }),
  'answers with its own page': () => server.replies.set('*', portal),
  'answers with a text': () => server.replies.set('*', { type: 'text/plain', text: 'ok' }),
  'sends to its own page': () => {
    server.replies.set('*', { redirect: '/hotspot' });
    server.replies.set('/hotspot', portal);
  },
  'stalls after the headers': () =>
    server.replies.set('*', { type: 'text/html', text: '', stalls: true }),
};

for (const [lie, start] of Object.entries(LIES))
  test(`a kept page opens, and says so, when the server ${lie}`, async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/);
    await keep(page, server.url);
    await start();
    await open(page, at(PATHS.meetingGuide));
    await expectKeptGuide(page);
  });

test('a kept page opens when the server sends to another host', async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to load resource|CORS/);
  const hotspot = await startOwnServer();
  hotspot.replies.set('*', portal);
  await keep(page, server.url);
  server.replies.set('*', { redirect: `${hotspot.url}/login` });
  await open(page, at(PATHS.meetingGuide));
  await expectKeptGuide(page);
  await hotspot.stop();
});

test('a kept page opens within five seconds when the network stops in the middle of the page', async ({
  page,
}) => {
  await keep(page, server.url);
  const html = await readFile(PATHS.meetingGuide);
  const text = html.slice(0, html.indexOf('</h1>'));
  server.replies.set(PATHS.meetingGuide, { type: 'text/html', text, stalls: true });
  const start = Date.now();
  await page.goto(at(PATHS.meetingGuide), { waitUntil: 'commit' });
  expect(Date.now() - start).toBeLessThan(5000);
  await expectKeptGuide(page);
});

test('a page that isn’t kept shows what the network answers, so that visitors can log in to it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await keep(page, server.url);
  server.replies.set('*', portal);
  await page.goto(at(PATHS.pricing));
  await expect(getHeading(page, 'Free Wi-Fi: log in')).toBeVisible();
});

test('a new deployment’s page is shown, also at another address', async ({ page }) => {
  await keep(page, server.url);
  const html = await readFile(PATHS.meetingGuide);
  const deployed = html.replace(/<title>[^<]*/, '<title>A new deployment');
  server.replies.set(PATHS.meetingGuide, { type: 'text/html', text: deployed });
  const first = await page.goto(at(PATHS.meetingGuide));
  expect(await first?.text()).toContain('<title>A new deployment');
  await expect(page.getByText(copy.keptCopy.unreached)).toHaveCount(0);
  server.replies.set(PATHS.planDate, { redirect: PATHS.messages });
  await page.goto(at(PATHS.planDate));
  await expect(page).toHaveURL(at(PATHS.messages));
});

test('a kept page reports when the site can be reached again, and keeps what was typed', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await keep(page, server.url);
  server.replies.set('*', portal);
  await open(page, at(PATHS.meetingGuide));
  await expectKeptGuide(page);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('Brian');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(copy.keptCopy.unreached)).toBeVisible();
  server.replies.clear();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(copy.keptCopy.reached)).toBeVisible();
  await expect(field).toHaveValue('Brian');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: copy.keptCopy.reload }).click();
  await expect(page.getByText(copy.keptCopy.reached)).toHaveCount(0);
  await expect(page.locator('#root[data-kept]')).toHaveCount(0);
});

for (const path of ['/meeting-guide/', '/Meeting-Guide', '/meeting-guide.html'])
  test(`${path} opens the kept guide at its own address`, async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/);
    await keep(page, server.url);
    await server.stop();
    await open(page, at(`${path}?from=link#numbers`));
    await expect(page).toHaveURL(at('/meeting-guide?from=link#numbers'));
    await expectKeptGuide(page);
  });

const REFUSED: Readonly<Record<string, () => unknown>> = {
  'answers every request': () => server.replies.set('*', portal),
  'sends every request to another page': () => {
    server.replies.set('*', { redirect: '/hotspot' });
    server.replies.set('/hotspot', portal);
  },
};
for (const [how, start] of Object.entries(REFUSED))
  test(`nothing is kept while a network ${how}`, async ({ page, pageErrors }) => {
    pageErrors.allow(
      /Failed to load resource|fetching the script|Failed to register|MIME|redirect/,
    );
    await open(page, at(PATHS.settings));
    await start();
    await toggle(page, copy.problems['captive-portal']);
    await expect(getSwitch(page)).not.toBeChecked();
    expect(await readTraces(page)).toEqual([0, 0]);
  });

for (const path of [PATHS.messages, '/boot.js', '/favicon.svg', '/offline', 'asset'])
  test(`nothing is kept if another page answers for ${path} alone`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource/);
    await open(page, at(PATHS.settings));
    const worker = await readFile('/sw.js');
    const [asset] = /\/assets\/quick-exit[\w-]+\.js/.exec(worker) ?? [];
    server.replies.set(path === 'asset' ? String(asset) : path, portal);
    await toggle(page, copy.problems.failed);
    await expect(getSwitch(page)).not.toBeChecked();
    expect(await readTraces(page)).toEqual([0, 0]);
  });

test('nothing is kept of a page that belongs to another deployment', async ({ page }) => {
  await open(page, at(PATHS.settings));
  const html = await readFile(PATHS.messages);
  server.replies.set(PATHS.messages, {
    type: 'text/html',
    text: html.replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-newer.js'),
  });
  await toggle(page, copy.problems.failed);
  expect(await readTraces(page)).toEqual([0, 0]);
});

test('an update that another page answers leaves the kept pages as they are', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await keep(page, server.url);
  const worker = await readFile('/sw.js');
  const update = async (text: string) => {
    server.replies.set('/sw.js', { type: 'text/javascript', text });
    await page.evaluate(async () => {
      const failed = new Promise((resolve) => {
        new BroadcastChannel('iru-keeping-failed').addEventListener('message', resolve);
      });
      await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
      await failed;
    });
  };
  server.replies.set(PATHS.messages, portal);
  await update(worker.replaceAll(/version:`\w+`/g, 'version:`new`'));
  // Only the worker's own code is new.
  await update(`${worker}\n// new`);
  await server.stop();
  await open(page, at(PATHS.meetingGuide));
  await expectKeptGuide(page);
});

test('another application’s cache and worker on this host stay', async ({ page }) => {
  server.replies.set('/another/', {
    type: 'text/html',
    text: '<!doctype html><title>Other</title>',
  });
  server.replies.set('/another/sw.js', { type: 'text/javascript', text: '// theirs' });
  await page.goto(at('/another/'));
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/another/sw.js');
    await (await caches.open('another')).put('/other', new Response('theirs'));
  });
  const expectTheirs = async (caches: number, workers: number) => {
    const found = await page.evaluate(async () => [
      await (await window.caches.match('/other', { cacheName: 'another' }))?.text(),
      (await window.caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
    expect(found).toEqual(['theirs', caches, workers]);
  };
  await keep(page, server.url);
  await expectTheirs(2, 2);
  await toggle(page, copy.removed);
  await expectTheirs(1, 1);
});

test('switched off and on while a new version waits, the new version is kept', async ({ page }) => {
  await keep(page, server.url);
  const worker = await readFile('/sw.js');
  server.replies.set('/sw.js', {
    type: 'text/javascript',
    text: worker.replaceAll(/version:`\w+`/g, 'version:`new`'),
  });
  const findWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration?.waiting?.state;
    });
  await expect.poll(findWaiting).toBe('installed');
  await toggle(page, copy.removed);
  await toggle(page, copy.on);
  expect(await page.evaluate(() => caches.keys())).toEqual(['iru-kept:/new']);
});

test('a worker that never loads is given up after three minutes, with a message', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, at(PATHS.settings));
  server.replies.set('/sw.js', NEVER);
  await toggle(page, copy.working);
  await expect.poll(() => server.requests).toContain('/sw.js');
  await page.clock.fastForward(180_000);
  await expect(page.getByText(copy.problems.failed)).toBeVisible();
  await expect(getSwitch(page)).not.toBeChecked();
});

/** What a browser or a disk can do to one entry of the cache. */
const DAMAGE: Readonly<Record<string, string | undefined>> = {
  missing: undefined,
  truncated: '<!doctype html><html lang="en"><head>',
};
for (const [damage, text] of Object.entries(DAMAGE))
  test(`with the guide ${damage}, the switch says so, and the page without a connection opens`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource/);
    await keep(page, server.url);
    await page.evaluate(
      async ([path, body]) => {
        const [name = ''] = await caches.keys();
        const cache = await caches.open(name);
        if (body === undefined) await cache.delete(String(path));
        else await cache.put(String(path), new Response(body));
      },
      [PATHS.meetingGuide, text],
    );
    await open(page, at(PATHS.settings));
    await expect(page.getByText(copy.problems.damaged)).toBeVisible();
    await server.stop();
    await page.goto(at(PATHS.meetingGuide));
    await expect(getHeading(page, copy.noConnection.title)).toBeVisible();
    await expect(page.getByRole('link', { name: '112' }).first()).toBeVisible();
    await server.start();
    await open(page, at(PATHS.settings));
    await expect(getSwitch(page)).toBeChecked();
    await toggle(page, copy.removed);
    await toggle(page, copy.on);
  });
