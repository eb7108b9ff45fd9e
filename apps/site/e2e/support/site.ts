import { expect, type Locator, type Page, test as base } from 'playwright/test';

interface Witness {
  /** Every console error or warning, uncaught error and content policy violation so far. */
  readonly complaints: string[];
  /** Allows errors that the test provokes on purpose. */
  readonly expectComplaint: (pattern: RegExp) => void;
}

/** A test that fails on console output, uncaught errors and content policy violations. */
export const test = base.extend<{ witness: Witness }>({
  witness: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
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
          complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      await use({ complaints, expectComplaint: (pattern) => expected.push(pattern) });
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

export { expect } from 'playwright/test';

/** Opens a path and waits until the page is hydrated. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilHydrated(page);
};

/** Waits until the prerendered markup is hydrated. */
export const untilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true');

/**
 * Delays built files with an extension on later pages until the returned function is called, except the boot
 * script. @default scripts
 */
export const holdFiles = async (page: Page, ending = 'js'): Promise<() => void> => {
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**/assets/*.${ending}`, async (route) => {
    await gate;
    await route.continue();
  });
  return arrive;
};

/** Waits until the page is painted, long before its scripts on a slow connection. */
export const untilPainted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Waits for the toaster, which loads shortly after the first click of a visit. */
export const untilToaster = (page: Page): Promise<void> =>
  expect(page.locator('[aria-label^="Notifications"]')).toBeAttached();

/** Clicks the label around a hidden radio button once it has stopped moving. */
export const choose = async (radio: Locator): Promise<void> => {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
};

/** Returns how far the page scrolls horizontally, in CSS pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

/** Clicks the demo account button and confirms that the visitor is an adult. */
export const enterDemo = async (
  page: Page,
  name = 'Use Demo (Access User Page)',
): Promise<void> => {
  await page.getByRole('button', { name }).click();
  await page
    .getByRole('group', { name: 'Are you 18 or older?' })
    .getByRole('button', { name: /^Yes/ })
    .click();
};
