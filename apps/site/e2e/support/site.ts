import { KEYS } from '@iru/features/platform/keys';
import { expect, type Locator, type Page, test as base } from 'playwright/test';

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

export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true');

/** Delays the built files with an extension, except the boot script, until the returned function is called. */
export const delayAssets = async (page: Page, extension = 'js'): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/*.${extension}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

export const waitForFirstPaint = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Fills the storage once, unlike an init script, on a file that opens faster than a page. */
export const fillStorage = async (
  page: Page,
  items: Readonly<Record<string, string>>,
): Promise<void> => {
  await page.goto('/favicon.svg');
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

export const readStored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);

/** Selects a visually hidden radio button by its label. */
export const chooseRadio = async (radio: Locator): Promise<void> => {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
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
