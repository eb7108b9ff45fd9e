import { swipeCopy } from '@iru/features/pages/swipe/copy';
import { dataCopy } from '@iru/features/parts/your-data/copy';
import { KEYS } from '@iru/features/platform/keys';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, type Request, test as base } from 'playwright/test';

import { axeFindings } from '../../../../scripts/lib/axe-findings.mjs';

interface PageErrors {
  readonly recorded: readonly string[];
  readonly allow: (pattern: RegExp) => void;
}

/** A test that fails on console errors and warnings, uncaught errors and content policy violations. */
export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ page }, use) => {
      const recorded: string[] = [];
      const allowed: RegExp[] = [];
      await page.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI, sample }) => {
            console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`);
          },
        );
      });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          recorded.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => recorded.push(`uncaught: ${error.message}`));
      await use({ recorded, allow: (pattern) => allowed.push(pattern) });
      expect(recorded.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from 'playwright/test';

export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await waitForHydration(page);
};

export const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await waitForHydration(page);
};

export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true');

/** Delays requests, by default for the built scripts except the boot script, until the returned function is called. */
export const delayRequests = async (
  page: Page,
  files: string | RegExp = '**/assets/*.js',
): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** The requests from now on, in order. */
export const recordRequests = (page: Page): Request[] => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
};

export const waitForFirstPaint = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Fills the storage once, unlike an init script, on a file that opens faster than a page. */
export const fillStorage = async (
  page: Page,
  items: Readonly<Record<string, string>>,
  origin = '',
): Promise<void> => {
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(
    (values) => Object.entries(values).forEach(([key, text]) => localStorage.setItem(key, text)),
    items,
  );
};

/** What a member saved, with names that nothing else on the site has. */
export const SAVED = {
  [KEYS.likes]:
    '[{"id":"s1","name":"Divine","age":24,"city":"Kigali","country":"Rwanda","image":""}]',
  [KEYS.wallet]:
    '{"coinBalance":250,"transactions":[{"ts":1780000000000,"delta":250,"note":"For Divine","id":"w1"}]}',
  [KEYS.threads]: '[{"id":"s1","name":"Divine","last":"Muraho neza"}]',
  [KEYS.messages]: '{"s1":["Muraho neza"]}',
  [KEYS.hidden]: '[{"id":"h4","name":"Patrick","kind":"blocked","ts":1}]',
  [KEYS.timeline]: '{"ideas":["career","kids","marriage"],"ours":["travel"]}',
  [KEYS.planDate]: '{"theme":"Dinner","votes":{"Coffee":0,"Dinner":3,"Outdoor":0,"Virtual":0}}',
};

/** A member who likes and writes to Divine. */
export const MEMBER = {
  [KEYS.session]: 'true',
  [KEYS.likes]: SAVED[KEYS.likes],
  [KEYS.threads]: '[{"id":"s1","name":"Divine","last":"Say hi!"}]',
};

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export const readStored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);

export const getHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name });

/** A button of the deck. */
export const getDecision = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: swipeCopy.actions }).getByRole('button', { name });

/** Erases everything in the section that shows what is saved. */
export const eraseEverything = async (page: Page): Promise<void> => {
  const { action, confirm } = dataCopy.erase;
  await page.getByRole('button', { name: action }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: confirm.action }).click();
};

/** The name and the content of the file that an action downloads. */
export const download = async (
  page: Page,
  action: () => Promise<void>,
): Promise<readonly [name: string, content: Buffer]> => {
  const event = page.waitForEvent('download');
  await action();
  const file = await event;
  return [file.suggestedFilename(), await readFile(await file.path())];
};

/** Everything in the page, its address and its storage that could contain a secret. */
export const getTraces = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...[localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat()),
      JSON.stringify(history.state),
      location.href,
      document.cookie,
      document.documentElement.outerHTML,
      ...[
        ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
      ].map(({ value }) => value),
    ].join('\n'),
  );

/** Selects a visually hidden radio button by its label. */
export const chooseRadio = async (radio: Locator): Promise<void> => {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
};

/** Expects that what is seen on each control is the beginning of its accessible name. */
export const expectNames = async (page: Page, where: string): Promise<void> => {
  const found = await axeFindings(page, { only: ['label-content-name-mismatch'] });
  expect.soft(found, where).toEqual([]);
};

export const getHorizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

export const logInAsDemo = async (
  page: Page,
  name = 'Use Demo (Access User Page)',
): Promise<void> => {
  await page.getByRole('button', { name }).click();
  await page
    .getByRole('group', { name: 'Are you 18 or older?' })
    .getByRole('button', { name: /^Yes/ })
    .click();
};

/** Clicks the first button with a matching text in each tab at the same clock time. */
export const clickAtOnce = async (
  tabs: readonly Page[],
  buttons: string,
  text: RegExp,
): Promise<void> => {
  const at = Date.now() + 300;
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(
        ([selector, pattern, time]) =>
          new Promise<void>((resolve) => {
            setTimeout(() => {
              [...document.querySelectorAll<HTMLButtonElement>(selector)]
                .find(({ textContent }) => new RegExp(pattern).test(textContent))
                ?.click();
              resolve();
            }, time - Date.now());
          }),
        [buttons, text.source, at] as const,
      ),
    ),
  );
};
