import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { type ConsoleMessage, type Frame, type Page, test as base } from 'playwright/test';
import sirv from 'sirv';

/** The built Storybook that is opened; `IRU_STORYBOOK` names another than that of this checkout. */
const BUILT =
  process.env['IRU_STORYBOOK'] || fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** In milliseconds: how long the first story of a browser may take on a busy machine. */
export const FIRST = 40_000;

/** In milliseconds: how long a story with its play or a documentation page may take; less than a test has, which would not say what it waited for. */
const LONGEST_TURN = 45_000;

/** What Storybook's own code writes on every page. */
const OF_STORYBOOK = [
  /will become mandatory in Storybook 11/,
  /Accessing the Story Store is deprecated/,
];

/** The calls that a story may answer with an error, which the browser then writes itself. */
const ANSWERED_BY_STORIES = /\/api\/|\/robots\.txt$|generativelanguage\.googleapis\.com/;

export interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** Everything in the sidebar, in its order. */
export const entries = Object.values(
  (
    JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
      entries: Record<string, Entry>;
    }
  ).entries,
);

/** The complaints that no story announces by its parameter `expectedConsole`, whose patterns are given as text. */
export const unexpected = (
  complaints: readonly string[],
  announced: readonly string[],
): readonly string[] =>
  complaints.filter((text) => !announced.some((source) => new RegExp(source).test(text)));

/** A page that counts what its console says. */
export interface WatchedPage {
  readonly page: Page;
  /** The errors and warnings since the last time this was asked. */
  takeComplaints: () => string[];
}

/** Counts from now on what the console of a page says. */
export const watch = (page: Page): WatchedPage => {
  let complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    const isAnswer =
      text.startsWith('Failed to load resource') &&
      ANSWERED_BY_STORIES.test(message.location().url);
    const isKnown = isAnswer || OF_STORYBOOK.some((known) => known.test(text));
    if (['error', 'warning'].includes(message.type()) && !isKnown)
      complaints.push(`${text} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    page,
    takeComplaints: () => {
      const taken = complaints;
      complaints = [];
      return taken;
    },
  };
};

/** The document that shows the stories within the manager. */
export const previewOf = (page: Page): Frame => {
  const frame = page.frame({ url: /\/iframe\.html/ });
  if (!frame) throw new Error('The manager shows no preview.');
  return frame;
};

/**
 * Lets the manager that is opened next not hear of every phase and step: drawing each anew takes it three times as long as
 * the stories themselves.
 */
export const hushPanels = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    const UNHEARD =
      /"type":"(storyRenderPhaseChanged|storyPrepared|storyRendered|storybook\/(instrumenter|interactions|actions|a11y)[^"]*)"/;
    window.addEventListener(
      'message',
      (message: MessageEvent<unknown>) => {
        if (typeof message.data === 'string' && UNHEARD.test(message.data))
          message.stopImmediatePropagation();
      },
      true,
    );
  });
};

/** What a preview shows: a story when it is over, or a documentation page when it stands. */
export type Choice = { readonly storyId: string; readonly viewMode: 'story' | 'docs' };

/**
 * Waits until the story that is shown is drawn whole, also after a change of its controls or of a toolbar: Storybook reloads
 * the page when a story is left that is still being drawn.
 */
const standStill = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly isPending?: () => boolean } };
    };
    return !preview?.currentRender?.isPending?.();
  });
};

/**
 * Turns a preview without a manager to something else, as a press in the sidebar does, and gives what the play threw;
 * `globals` count when it opens.
 */
export const turnTo = async (
  page: Page,
  { storyId, viewMode }: Choice,
  globals = '',
): Promise<readonly string[]> => {
  if (!page.url().includes('/iframe.html')) {
    const startHere = page.getByRole('heading', { level: 1 });
    await page.goto(`/iframe.html?viewMode=docs&id=start-here--docs&globals=${globals}`);
    await startHere.waitFor();
    // msw reloads a page that its worker does not answer for yet, which would take the story away.
    const isUnanswered = await page.evaluate(async () => {
      const { controller } = navigator.serviceWorker;
      return !controller && (await navigator.serviceWorker.getRegistrations()).length > 0;
    });
    if (isUnanswered) {
      await page.reload();
      await startHere.waitFor();
    }
  }
  // What is shown already is not shown anew.
  if (new URL(page.url()).searchParams.get('id') === storyId) return [];
  await standStill(page);
  return page.evaluate(
    ([choice, event, longest]) =>
      new Promise<string[]>((resolve, reject) => {
        type Listener = (report: string | { storyId?: string; message?: string }) => void;
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
          globalThis as unknown as {
            __STORYBOOK_PREVIEW__?: {
              readonly currentRender?: { readonly id?: string; readonly phase?: string };
            };
            __STORYBOOK_ADDONS_CHANNEL__: {
              on: (event: string, listener: Listener) => void;
              off: (event: string, listener: Listener) => void;
              emit: (event: string, choice: object) => void;
            };
          };
        setTimeout(() => {
          const { id, phase } = preview?.currentRender ?? {};
          reject(
            new Error(
              `${event} of ${choice.storyId} did not come in ${longest} ms: ${id} is ${phase}, ${document.body.className}`,
            ),
          );
        }, longest);
        const thrown: string[] = [];
        const onThrown: Listener = (report) => {
          if (typeof report !== 'string') thrown.push(report.message ?? '');
        };
        const onEvent: Listener = (report) => {
          if ((typeof report === 'string' ? report : report.storyId) !== choice.storyId) return;
          channel.off(event, onEvent);
          channel.off('playFunctionThrewException', onThrown);
          resolve(thrown);
        };
        channel.on('playFunctionThrewException', onThrown);
        channel.on(event, onEvent);
        channel.emit('setCurrentStory', choice);
      }),
    [
      { storyId, viewMode },
      viewMode === 'docs' ? 'docsRendered' : 'storyFinished',
      LONGEST_TURN,
    ] as const,
  );
};

/** Turns the toolbars of a preview without a manager, as a press in the bar does. */
export const turnToolbar = (page: Page, globals: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((change) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: { onUpdateGlobals: (change: object) => Promise<void> };
    };
    return preview.onUpdateGlobals({ globals: change });
  }, globals);

interface WorkerFixtures {
  address: string;
  /** One browser page for all the tests of a worker, 1440 × 900, full motion, as a reader has it. */
  reader: WatchedPage;
}

export const test = base.extend<object, WorkerFixtures>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are asked for from the pattern
    async ({}, use) => {
      const serve = sirv(BUILT, { etag: true });
      const server = createServer((request, response) => {
        serve(request, response, () => {
          response.statusCode = 404;
          response.end();
        });
      });
      await new Promise<void>((listening) => server.listen(0, listening));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ browser, address }, use) => {
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'no-preference',
        locale: 'en-GB',
        timezoneId: 'Africa/Kigali',
      });
      // Less than a test has, so that what waits in vain says what it waits for: the page of a worker outlives its tests.
      context.setDefaultTimeout(30_000);
      await use(watch(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from 'playwright/test';
