import { KEYS } from '@iru/features/platform/keys';
import { PATHS } from '@iru/features/paths';
import { devices, type Locator, type Page } from 'playwright/test';

import { expect, holdFiles, test, untilHydrated, untilPainted } from '../support/site';

const { defaultBrowserType: _browser, ...phone } = devices['Moto G4'];

/** A page of a phone on a link so slow that its text is there and its scripts are not. */
test.use({ ...phone, viewport: { width: 360, height: 740 } });

interface SlowPage {
  /** Lets the scripts arrive. */
  readonly wake: () => Promise<void>;
}

const openAsleep = async (page: Page, path: string): Promise<SlowPage> => {
  const arrive = await holdFiles(page);
  await page.goto(path, { waitUntil: 'commit' });
  await untilPainted(page);
  return {
    wake: async () => {
      arrive();
      await untilHydrated(page);
    },
  };
};

const notice = (page: Page) => page.locator('#hydration-notice');

/** Presses while the page sleeps, sees the answer, and lets it wake. */
const pressAsleep = async (page: Page, path: string, control: Locator): Promise<void> => {
  const { wake } = await openAsleep(page, path);
  await control.tap();
  await expect(control).toHaveAttribute('data-hydrating', 'queued');
  await expect(notice(page)).toHaveText(
    'Still loading. We’ll do that as soon as the page is ready.',
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await wake();
  await expect(notice(page)).toHaveText('');
};

const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test('Start Registration', async ({ page }) => {
  await pressAsleep(page, '/register', named(page, 'Start Registration'));
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
});

test('the menu', async ({ page }) => {
  await pressAsleep(page, '/about-us', named(page, 'Open menu'));
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the filters', async ({ page }) => {
  await pressAsleep(page, '/find-match', named(page, 'Show filters'));
  await expect(named(page, 'Hide filters')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByLabel('Name')).toBeVisible();
});

test('Like', async ({ page }) => {
  await pressAsleep(page, '/', named(page, /^Like /));
  await expect(named(page, /^Like /)).toHaveAttribute('aria-pressed', 'true');
});

test('the demo', async ({ page }) => {
  await pressAsleep(page, '/login', named(page, 'Use Demo (Access User Page)'));
  // The press opens the question and answers nothing.
  await expect(page.getByRole('group', { name: 'Are you 18 or older?' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('iru_session'))).toBeNull();
  await named(page, /^Yes/).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'User Page' })).toBeVisible();
});

test('the assistant', async ({ page }) => {
  await pressAsleep(
    page,
    '/about-us',
    page.locator('[data-floating] button, button[data-floating]').last(),
  );
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
});

test('Buy Coins', async ({ page }) => {
  await pressAsleep(page, '/pricing', named(page, 'Buy Coins'));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('leaving quickly waits for nothing', async ({ page, context }) => {
  await context.route('https://www.bbc.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
  );
  await openAsleep(page, '/messages');
  await page.getByRole('banner').getByRole('link', { name: 'Leave this site quickly' }).tap();
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
});

test('an erasure is asked about as always, and nothing is erased before the answer', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('iru_theme', 'dark'));
  await pressAsleep(page, '/user', named(page, 'Erase my data'));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('iru_theme'))).toBe('dark');
});

test('the deck shows no one and takes no press until the device has been read', async ({
  page,
}) => {
  await page.addInitScript(
    (key) =>
      localStorage.setItem(
        key,
        JSON.stringify([{ id: 's1', name: 'Divine', kind: 'blocked', ts: 1 }]),
      ),
    KEYS.hidden,
  );
  const { wake } = await openAsleep(page, '/swipe');
  await expect(page.getByRole('main')).not.toContainText('Divine');
  for (const name of [/^Pass/, /^Super Like/, /^Like/])
    await expect(named(page, name)).toBeDisabled();
  await named(page, /^Like/).tap({ force: true });
  await wake();
  await expect(named(page, /^Like/)).toBeEnabled();
  await expect(page.getByRole('main')).not.toContainText('Divine');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.likes)).toBeNull();
});

test('a like that was given before is not taken back by a press on what looked like none', async ({
  page,
}) => {
  const like = { id: 'h1', name: 'Aline', age: 27, city: 'Kigali', country: 'Rwanda', image: '' };
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEYS.likes,
    JSON.stringify([like]),
  ] as const);
  const { wake } = await openAsleep(page, '/');
  await named(page, 'Like Aline').tap();
  await wake();
  await expect(named(page, 'Like Aline')).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.likes)).toContain('Aline');
});

/** The buttons of a page's content that a visitor presses first: the primary ones, or the first where there is none. */
const firstButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Not a handle to drag by, and not a tab that is chosen already: neither answers a press.
    const silent =
      '[aria-hidden=true] *, [data-control=handle], [aria-selected=true], :disabled, [aria-disabled=true]';
    const seen = [...document.querySelectorAll<HTMLButtonElement>('main button')].filter(
      (button) => button.checkVisibility({ visibilityProperty: true }) && !button.matches(silent),
    );
    const primary = seen.filter(({ dataset }) => dataset['variant'] === 'primary');
    const chosen = primary.length > 0 ? primary : seen.slice(0, 1);
    const indexes = chosen.map(
      (button) =>
        [
          button.textContent,
          [...document.querySelectorAll('main button')].indexOf(button),
        ] as const,
    );
    return [...new Map(indexes).values()].map(String);
  });

/** Notes what a press that the page makes by itself changes: the document, the address, or the printer. */
const watchEffect = (page: Page) =>
  page.addInitScript(() => {
    // The script runs before the document has its root.
    const note = () => (document.documentElement.dataset['effect'] = 'seen');
    globalThis.print = note;
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) return;
        const watch = { attributes: true, childList: true, characterData: true, subtree: true };
        new MutationObserver(note).observe(document.body, watch);
      },
      true,
    );
    addEventListener(
      'submit',
      ({ isTrusted }) => isTrusted && document.documentElement.dataset['ready'] && note(),
      true,
    );
  });

for (const [route, path] of Object.entries(PATHS)) {
  test(`${route}: each button that is pressed first, pressed before the page listens`, async ({
    page,
  }) => {
    await watchEffect(page);
    await openAsleep(page, path);
    const buttons = await firstButtons(page);
    for (const index of buttons) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const again = await openAsleep(page, path);
      const button = page.locator('main button').nth(Number(index));
      await button.scrollIntoViewIfNeeded();
      await button.tap();
      await expect(notice(page)).not.toHaveText('');
      await again.wake();
      await expect(page.locator('html')).toHaveAttribute('data-effect', 'seen');
    }
  });
}
