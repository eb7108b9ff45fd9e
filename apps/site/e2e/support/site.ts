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

/** Waits for the toaster, which loads shortly after the first click of a visit. */
export const waitForToaster = (page: Page): Promise<void> =>
  expect(page.locator('[aria-label^="Notifications"]')).toBeAttached();

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
