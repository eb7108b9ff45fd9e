import { messagesCopy } from '@iru/features/pages/messages/copy';
import { userCopy } from '@iru/features/pages/user/copy';
import { signInCopy } from '@iru/features/pages/user/sign-in-copy';
import { authGateCopy } from '@iru/features/parts/auth-gate/copy';
import { KEYS } from '@iru/features/platform/keys';
import type { Page } from 'playwright/test';

import {
  expect,
  logInAsDemo,
  open,
  test,
  waitForFirstPaint,
  waitForHydration,
} from '../support/site';

const device = {
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
const GATED_PAGES = [
  ['/messages', authGateCopy.sections.messages.heading],
  ['/timeline', authGateCopy.sections.timeline.heading],
  ['/plan-date', authGateCopy.sections.planDate.heading],
  ['/pricing', authGateCopy.sections.transactions.heading],
  ['/settings', authGateCopy.sections.hidden.heading],
  ['/swipe', authGateCopy.sections.likes.heading],
] as const;
const SECRETS = /For Divine|Muraho|Patrick/;

const fill = async (page: Page, session: string) => {
  await open(page, '/');
  await page.evaluate(
    (items) => Object.entries(items).forEach(([key, text]) => localStorage.setItem(key, text)),
    {
      ...device,
      [KEYS.session]: session,
    },
  );
};
const getStoredData = (page: Page, without: readonly string[] = [KEYS.session, KEYS.erased]) =>
  page.evaluate(
    (excluded) =>
      Object.fromEntries(Object.entries(localStorage).filter(([key]) => !excluded.includes(key))),
    without,
  );

test('logging out hides saved data in every tab, the demo login shows it again, and nothing is lost', async ({
  page,
  context,
}) => {
  test.slow();
  await fill(page, 'true');
  const other = await context.newPage();
  await open(other, '/messages');
  await expect(other.getByText('Muraho neza').first()).toBeVisible();
  await open(page, '/user');
  const before = await getStoredData(page);
  await page.getByRole('main').getByRole('button', { name: userCopy.logOut }).click();
  await expect(page.getByText('Nothing was deleted')).toBeVisible();
  await expect(other.getByRole('heading', { name: GATED_PAGES[0][1] })).toBeVisible();
  for (const [path, heading] of GATED_PAGES) {
    await open(other, path);
    await expect(other.getByRole('heading', { name: heading })).toBeVisible();
    expect(await other.locator('main').textContent()).not.toMatch(SECRETS);
  }
  expect(await getStoredData(other)).toEqual(before);

  await open(other, '/messages');
  await logInAsDemo(other, authGateCopy.demo);
  await expect(other.getByRole('heading', { level: 1, name: messagesCopy.heading })).toBeFocused();
  await expect(other.getByText('Muraho neza').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: userCopy.demoGreeting })).toBeVisible();
  expect(await getStoredData(other)).toEqual(before);
});

test('a visitor who was never logged in can use every page', async ({ page }) => {
  await fill(page, 'true');
  await page.evaluate((key) => localStorage.removeItem(key), KEYS.session);
  for (const [path, heading] of GATED_PAGES) {
    await open(page, path);
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
  }
  await open(page, '/messages');
  await expect(page.getByText('Muraho neza').first()).toBeVisible();
});

interface ShiftCount {
  shifts: number;
  /** When the fonts had loaded, in milliseconds; shifts they cause aren't counted. */
  from?: number;
}

const getLayoutShift = async (page: Page, path: string): Promise<number> => {
  await page.goto(path);
  await waitForHydration(page);
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { from, shifts } = globalThis as unknown as ShiftCount;
    if (from === undefined) throw new Error('The script came before the first paint.');
    return shifts;
  });
};

/** The pages that show saved data. */
const PAGES = [
  '/user',
  '/messages',
  '/timeline',
  '/plan-date',
  '/pricing',
  '/settings',
  '/swipe',
  '/dashboard',
  '/radar',
  '/find-match',
];

for (const [visitor, session] of [
  ['logged in', 'true'],
  ['who has logged out', 'false'],
  ['never logged in', ''],
] as const) {
  test(`pages of a visitor ${visitor} don't shift while the session loads`, async ({ page }) => {
    test.slow();
    await fill(page, session === '' ? 'true' : session);
    if (session === '') await page.evaluate((key) => localStorage.removeItem(key), KEYS.session);
    await page.addInitScript(() => {
      const count = globalThis as unknown as ShiftCount;
      count.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput && entry.startTime > (count.from ?? Infinity))
            count.shifts += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/assets/*.js', async (route) => {
      // A lazy import may load during the next page.
      await waitForFirstPaint(page).catch(() => undefined);
      await page
        .evaluate(async () => {
          await document.fonts.ready;
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
          const count = globalThis as unknown as ShiftCount;
          count.from ??= performance.now();
        })
        .catch(() => undefined);
      await route.continue();
    });
    const shifted: Record<string, number> = {};
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      for (const path of PAGES) {
        const shift = await getLayoutShift(page, path);
        if (shift >= 0.01) shifted[`${path} at ${width}`] = shift;
      }
    }
    expect(shifted).toEqual({});
  });
}

test('the page of a logged-in visitor has its heading before any script', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  const signIn = page.getByRole('heading', { level: 1, name: signInCopy.heading });
  await open(page, '/user');
  await expect(signIn).toBeVisible();
  await fill(page, 'true');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: userCopy.demoGreeting })).toBeVisible();
  await expect(signIn).toBeHidden();
});
