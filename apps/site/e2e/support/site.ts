import { expect, type Locator, type Page, test as base } from 'playwright/test';

interface Witness {
  /** Every console error or warning, uncaught error and policy violation of the page so far. */
  readonly complaints: string[];
  /** Announces complaints that the journey provokes on purpose. */
  readonly expectComplaint: (pattern: RegExp) => void;
}

/** A test whose page must stay silent: console, uncaught errors and the content policy. */
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

/** Opens a path and waits until the page listens to the visitor. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilHydrated(page);
};

/** Waits until the application has taken over the prerendered markup. */
export const untilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true');

/**
 * Keeps the built files of a kind, by their ending, on their way on the pages to come until the returned function is called; the first
 * script is none of them. @default the scripts
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

/** Waits until the page is painted, long before its scripts on a slow link. */
export const untilPainted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Waits for the toaster, which the first press of a visit brings a little later. */
export const untilToaster = (page: Page): Promise<void> =>
  expect(page.locator('[aria-label^="Notifications"]')).toBeAttached();

/** Presses the label that wraps a hidden radio, as a finger does, once it no longer moves. */
export const choose = async (radio: Locator): Promise<void> => {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
};

/** How far the page scrolls sideways, in CSS pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

/** Presses the button that offers the demo account, and answers that the visitor is an adult. */
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
