// Proves OFFLINE-1, OFFLINE-2, OFFLINE-3, OFFLINE-4 with a server that is really stopped.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { assistantCopy } from '@iru/features/assistant/copy';
import { LANGUAGES } from '@iru/features/domain/languages';
import { offlineCopy as french } from '@iru/features/locales/fr/parts/offline/copy';
import { meetingGuideCopy } from '@iru/features/pages/meeting-guide/copy';
import { KEPT_KILOBYTES, KEPT_PATHS } from '@iru/features/parts/offline/kept-paths';
import { offlineCopy as copy } from '@iru/features/parts/offline/copy';
import { dataCopy } from '@iru/features/parts/your-data/copy';
import { PATHS } from '@iru/features/paths';
import { shellCopy } from '@iru/features/shell/copy';
import { chromium, type Page } from 'playwright/test';

import { axeFindings } from '../../../../scripts/lib/axe-findings.mjs';
import { launchOptions } from '../../../../scripts/lib/chromium.mjs';
import { buildScript } from '../../build-boot.mjs';
import { launchWithoutSiteData } from '../support/blocked-site-data';
import { getSwitch, keep as keepOn, readTraces, toggle } from '../support/kept-pages';
import { NEVER, type OwnServer, startOwnServer } from '../support/own-server';
import { getExitLink, leave, mockNeutralPage } from '../support/quick-exit';
import {
  eraseEverything,
  expect,
  fillStorage,
  getHeading,
  open,
  recordRequests,
  reload,
  SAVED,
  test,
  waitForHydration,
} from '../support/site';

let server: OwnServer;

test.beforeEach(async () => {
  server = await startOwnServer();
});
test.afterEach(() => server.stop());

const at = (path: string) => server.url + path;
const control = getSwitch;
const keep = (page: Page, path?: string) => keepOn(page, server.url, path);

const getListed = (page: Page) => page.getByRole('link', { name: copy.kept.pages['/help-center'] });

const pathOfKeptFiles = async (): Promise<string[]> => {
  const worker = await (await fetch(at('/sw.js'))).text();
  const [, files = ''] = /"\/":\{version:[^,]+,files:\{([^}]+)\}/.exec(worker) ?? [];
  return [...files.matchAll(/"(\/[^"]+)":/g)].map(([, path]) => String(path));
};

test('the switch keeps the pages also on a page reached by a link, which may not register a worker itself', async ({
  page,
}) => {
  await open(page, at(`${PATHS.helpCenter}?article=first-meeting`));
  expect(await readTraces(page)).toEqual([0, 0]);
  await page.getByRole('main').getByRole('link', { name: 'meeting guide' }).click();
  await toggle(page, copy.on);
});

test.describe('once kept, without a server', () => {
  test.beforeEach(async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource|PageLoadError|Failed to fetch/);
    await fillStorage(page, SAVED, server.url);
    await keep(page);
    await server.stop();
  });

  test('the guide opens with the numbers and the details of the places', async ({ page }) => {
    await open(page, at(PATHS.meetingGuide));
    await expect(getHeading(page, meetingGuideCopy.heading)).toBeVisible();
    await expect(control(page)).toBeChecked();
    await expect(page.getByRole('main').getByRole('link', { name: /112/ }).first()).toBeVisible();
    await page.getByRole('button', { name: /Kigali Serena Hotel: details/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('an article on safety opens', async ({ page }) => {
    await open(page, at(`${PATHS.helpCenter}?article=quick-exit`));
    await expect(getHeading(page, 'Leave the site quickly')).toBeVisible();
    await expect(page.getByText('A weather site opens instead')).toBeVisible();
  });

  test('the visitor’s own plan and messages open', async ({ page }) => {
    await open(page, at(PATHS.planDate));
    await expect(page.getByRole('radio', { name: /^Dinner/ })).toBeChecked();
    await open(page, at(PATHS.messages));
    await expect(page.getByRole('button', { name: /^Divine/ })).toBeVisible();
  });

  test('the assistant opens with the number to call, and says that it’s offline', async ({
    page,
  }) => {
    await open(page, at(PATHS.messages));
    await page.getByRole('button', { name: 'Open Iru Assistant' }).click();
    const panel = page.getByRole('dialog', { name: assistantCopy.title });
    await expect(panel.getByRole('link', { name: 'Call 112' })).toBeVisible();
    await panel.getByPlaceholder('Type your message...').fill('Where is the hotel?');
    await page.keyboard.press('Enter');
    await expect(panel.getByText(assistantCopy.offline)).toBeVisible();
  });

  test('another page lists what opens when it’s reached by a link', async ({ page }) => {
    await open(page, at(PATHS.messages));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
    await expect(getHeading(page, shellCopy.offline.title)).toBeVisible();
    await expect(getListed(page)).toBeVisible();
  });

  test('another page has the numbers, the exit and what opens when it’s reached by its address', async ({
    page,
  }) => {
    await page.goto(at(PATHS.pricing));
    await expect(getHeading(page, copy.noConnection.title)).toBeVisible();
    await expect(page.getByRole('link', { name: '912' })).toHaveAttribute('href', 'tel:912');
    await expect(getExitLink(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await getListed(page).click();
    await expect(page).toHaveURL(at(PATHS.helpCenter));
  });

  test('nothing is sent when the connection returns', async ({ page }) => {
    await open(page, at(PATHS.messages));
    const requests = recordRequests(page);
    await server.start();
    await open(page, at(PATHS.pricing));
    expect(requests.filter((request) => request.method() === 'POST')).toEqual([]);
  });
});

test('a server that never responds is given up after four seconds, once for the page and its files', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await keep(page, PATHS.meetingGuide);
  server.replies.set('*', NEVER);
  server.requests.length = 0;
  const start = Date.now();
  await open(page, at(PATHS.meetingGuide));
  expect(Date.now() - start).toBeGreaterThan(3900);
  expect(server.requests).toContain(PATHS.meetingGuide);
  expect(server.requests, 'the page’s other files don’t wait again').not.toContain('/boot.js');
});

test('a new deployment is shown at once, and a tab of the earlier one still has its files', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await keep(page, PATHS.meetingGuide);
  const old = await (await fetch(at(PATHS.helpCenter))).text();
  const worker = await (await fetch(at('/sw.js'))).text();
  await open(page, at(PATHS.helpCenter));
  const deployed = old.replace(/<title>[^<]*/, '<title>A new deployment');
  server.replies.set(PATHS.helpCenter, { type: 'text/html', text: deployed });
  server.replies.set('/sw.js', {
    type: 'text/javascript',
    text: worker.replaceAll(/version:`\w+`/g, 'version:`new`'),
  });
  for (const path of await pathOfKeptFiles())
    if (path.includes('quick-exit'))
      server.replies.set(path, { type: 'text/plain', text: '', code: 404 });
  const other = await page.context().newPage();
  // Not the page's title, which the application sets again when it hydrates.
  const document = await other.goto(at(PATHS.helpCenter));
  expect(await document?.text()).toContain('<title>A new deployment');
  // A tab of the earlier deployment still has its files.
  await page.getByRole('link', { name: /^Leave the site quickly/ }).click();
  await expect(page.getByText('A weather site opens instead')).toBeVisible();
  // Two tabs with two versions: the switch of both shows what is kept.
  await open(other, at(PATHS.settings));
  await expect(control(other)).toBeChecked();
});

const readKeptFiles = async (profile: string): Promise<string[]> => {
  const folder = join(profile, 'Default/Service Worker/CacheStorage');
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const texts = await Promise.all(
    files
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => ({
        name,
        // It may be gone by now.
        text: await readFile(join(parentPath, name), 'latin1').catch(() => ''),
      })),
  );
  // Chromium leaves the empty index of a cache, with the address of the server, whose port may contain 112.
  const isKept = (text: string) => /iru|meeting|112/i.test(text.replaceAll(server.url, ''));
  return texts
    .filter(({ name, text }) => /_\d+$|todelete/.test(name) || isKept(text))
    .map(({ name }) => name);
};

/**
 * Ends the workers, as Chromium does after half a minute without work, but not while a tool such as this test is attached. Until
 * then it keeps the files that a worker has read, under other names.
 */
const endWorkers = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
};

/** Switches off, and on again while the worker can't be loaded. Returns a function that loads it and waits until it gives up. */
const keepWithoutWorker = async (page: Page): Promise<() => Promise<void>> => {
  await toggle(page, copy.removed);
  await open(page, at(PATHS.settings));
  let load = () => {};
  server.replies.set(
    '/sw.js',
    new Promise<void>((resolve) => {
      load = resolve;
    }),
  );
  server.requests.length = 0;
  await control(page).click();
  await expect.poll(() => server.requests).toContain('/sw.js');
  return async () => {
    const other = await page.context().newPage();
    await other.goto(at('/favicon.svg'));
    await other.evaluate(() => {
      const failed = new Promise<void>((resolve) => {
        new BroadcastChannel('iru-keeping-failed').addEventListener('message', () => resolve());
      });
      Object.assign(globalThis, { failed });
    });
    load();
    await other.evaluate(() => (globalThis as unknown as { failed: Promise<void> }).failed);
  };
};

const WAYS_TO_REMOVE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'switching off': async (page) => {
    await toggle(page, copy.removed);
    // The same tab can keep and remove them again.
    await toggle(page, copy.on);
    await toggle(page, copy.removed);
  },
  erasing: async (page) => {
    await eraseEverything(page);
    await expect(page.getByText(dataCopy.erase.done)).toBeVisible();
  },
  'Quick exit': leave,
  'Quick exit while the pages load': async (page) => {
    await toggle(page, copy.removed);
    await open(page, at(PATHS.settings));
    server.replies.set(PATHS.messages, NEVER);
    await toggle(page, copy.working);
    await leave(page);
    await server.stop();
    server.replies.clear();
    await server.start();
  },
  'switching off while the worker loads': async (page) => {
    const load = await keepWithoutWorker(page);
    await toggle(page, copy.removed);
    await load();
  },
  'Quick exit while the worker loads': async (page) => {
    const load = await keepWithoutWorker(page);
    await leave(page);
    await load();
  },
  'Quick exit, whose page never opens, while the worker loads': async (page) => {
    const load = await keepWithoutWorker(page);
    await page.route('https://www.bbc.com/**', () => NEVER);
    const left = page.waitForRequest('https://www.bbc.com/**');
    // A click would wait for the page.
    await getExitLink(page).dispatchEvent('click');
    await left;
    await load();
    // Playwright waits for a picture of it.
    await page.close();
  },
};

for (const [way, remove] of Object.entries(WAYS_TO_REMOVE))
  test(`${way} leaves no cache, no registration and nothing of them on the disk`, async () => {
    const profile = test.info().outputPath('profile');
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions({ manyPages: true }),
      locale: 'en-GB',
    });
    try {
      await mockNeutralPage(context);
      const page = await context.newPage();
      await keep(page);
      expect(await readKeptFiles(profile)).not.toEqual([]);
      await remove(page);
      const fresh = await context.newPage();
      await fresh.goto(at('/favicon.svg'));
      await expect.poll(() => readTraces(fresh)).toEqual([0, 0]);
      await endWorkers(fresh);
      await expect.poll(() => readKeptFiles(profile)).toEqual([]);
    } finally {
      await context.close();
    }
  });

/** Makes a worker's removal wait from the message "hold" until "release", as on a slow phone. */
const SLOW_REMOVAL = `
  let held, release;
  addEventListener('message', ({ data }) => {
    if (data === 'hold') held = new Promise((resolve) => (release = resolve));
    if (data === 'release') release();
  });
  const keys = caches.keys.bind(caches);
  caches.keys = async () => (await held, keys());
`;

test('the pages are kept when switched on while a slow worker is still removing them', async ({
  page,
}) => {
  const text = await (await fetch(at('/sw.js'))).text();
  server.replies.set('/sw.js', { type: 'text/javascript', text: SLOW_REMOVAL + text });
  const tell = (what: string) =>
    page.evaluate((word) => navigator.serviceWorker.controller?.postMessage(word), what);
  await keep(page);
  await tell('hold');
  await toggle(page, copy.removed);
  await toggle(page, copy.working);
  // The visitor looks at another window meanwhile.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await tell('release');
  await expect(page.getByText(copy.on)).toBeVisible();
  await open(page, at(PATHS.settings));
  await expect(control(page)).toBeChecked();
});

test('the worker of a build without it removes what was kept and itself', async ({ page }) => {
  await keep(page);
  server.replies.set('/sw.js', {
    type: 'text/javascript',
    text: await buildScript('worker/remove.ts'),
  });
  await open(page, at(PATHS.meetingGuide));
  await expect.poll(() => readTraces(page)).toEqual([0, 0]);
  await reload(page);
  await expect(control(page)).not.toBeChecked();
});

test.describe('where the pages can’t be kept, the switch says why and stays off:', () => {
  test.beforeEach(async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource|fetching the script/);
    await open(page, at(PATHS.settings));
  });
  const expectOff = async (page: Page, message: string) => {
    await expect(page.getByText(message)).toBeVisible();
    await expect(control(page)).not.toBeChecked();
    expect(await readTraces(page)).toEqual([0, 0]);
  };
  const keepInPart = async (page: Page) => {
    server.replies.set(PATHS.messages, NEVER);
    await toggle(page, copy.working);
  };

  test('there is no space', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    const quota = { origin: server.url, quotaSize: 100_000 };
    await session.send('Storage.overrideQuotaForOrigin', quota);
    await control(page).click();
    await expectOff(page, copy.problems.full);
  });

  test('the browser ends the worker in the middle', async ({ page, context }) => {
    await keepInPart(page);
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    // A worker that hasn't started can't be stopped.
    await expect(async () => {
      await session.send('ServiceWorker.stopAllWorkers');
      await expect(page.getByText(copy.problems.failed)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectOff(page, copy.problems.failed);
  });

  test('the visitor loads the page again in the middle', async ({ page }) => {
    await keepInPart(page);
    await open(page, at(PATHS.settings));
    await expect(control(page)).not.toBeChecked();
    await expect.poll(() => readTraces(page)).toEqual([0, 0]);
  });

  test('the connection breaks in the middle', async ({ page }) => {
    await keepInPart(page);
    await server.stop();
    await expectOff(page, copy.problems.offline);
    await server.start();
  });

  test('the browser removes them later', async ({ page }) => {
    await toggle(page, copy.on);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await open(page, at(PATHS.settings));
    await expectOff(page, copy.problems.interrupted);
  });
});

test('with site data blocked, the switch says so and stays off', async () => {
  const context = await launchWithoutSiteData();
  try {
    const page = await context.newPage();
    const expectBlocked = async () => {
      await open(page, at(PATHS.settings));
      await toggle(page, copy.problems.blocked);
      await expect(control(page)).not.toBeChecked();
    };
    await expectBlocked();
    // Firefox blocks BroadcastChannel, too.
    await page.addInitScript(() => {
      window.BroadcastChannel = class {
        constructor() {
          throw new DOMException('', 'SecurityError');
        }
      } as unknown as typeof BroadcastChannel;
    });
    await expectBlocked();
  } finally {
    await context.close();
  }
});

test('only the pages with the switch may register the worker, and only this one', async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(at(path))).headers()['content-security-policy'] ?? '';
  for (const language of Object.keys(LANGUAGES)) {
    const base = language === 'en' ? '' : `/${language}`;
    for (const path of [PATHS.settings, PATHS.meetingGuide])
      expect(await policyOf(base + path)).toMatch(/trusted-types iru-worker$/);
    for (const path of [PATHS.user, PATHS.helpCenter, '/settings/no-such-page'])
      expect(await policyOf(base + path)).toMatch(/trusted-types 'none'$/);
  }
});

test('the worker may only fetch from the site, and is never cached', async ({ request }) => {
  const headers = (await request.get(at('/sw.js'))).headers();
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src 'self';/);
});

test('what is kept fits the size that is named', async ({ request }) => {
  const files = await pathOfKeptFiles();
  for (const path of KEPT_PATHS) expect(files).toContain(path);
  let bytes = 0;
  // As sent. One by one, because Playwright waits for five seconds when more than fifty requests are open.
  for (const path of files)
    bytes += Number((await request.get(at(path))).headers()['content-length'] ?? Number.NaN);
  const kilobytes = bytes / 1000;
  expect(kilobytes).toBeGreaterThan(KEPT_KILOBYTES * 0.9);
  expect(kilobytes).toBeLessThan(KEPT_KILOBYTES * 1.1);
});

test('the home screen gets the name that the visitor chooses, and no browser offers to install', async ({
  page,
  request,
}) => {
  await open(page, at(PATHS.settings));
  await page.getByRole('radio', { name: copy.homeScreen.notes }).check();
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(await (await request.get(at(String(manifest)))).json()).toMatchObject({
    name: 'Notes',
    display: 'browser',
  });
});

test('in another language the pages, and the page without a connection, are in that language', async ({
  page,
}) => {
  await open(page, at(`/fr${PATHS.settings}`));
  await page.getByRole('switch', { name: french.label }).click();
  await expect(page.getByText(french.on)).toBeVisible();
  await server.stop();
  await page.goto(at(`/fr${PATHS.pricing}`));
  await expect(getHeading(page, french.noConnection.title)).toBeVisible();
  await page.getByRole('link', { name: french.kept.pages['/meeting-guide'] }).click();
  await waitForHydration(page);
  await expect(page).toHaveURL(at(`/fr${PATHS.meetingGuide}`));
  await server.start();
  await open(page, at(PATHS.settings));
  await expect(page.getByText(copy.onIn(LANGUAGES.fr))).toBeVisible();
});
