import { KEYS } from '@iru/features/platform/keys';
import { PATHS } from '@iru/features/paths';
import { devices, type Locator, type Page } from 'playwright/test';

import { expect, holdFiles, test, untilHydrated, untilPainted } from '../support/site';

const { defaultBrowserType: _browser, ...phone } = devices['Moto G4'];

/** A page on a phone with a connection so slow that its content is visible before its scripts load. */
test.use({ ...phone, viewport: { width: 360, height: 740 } });

interface SlowPage {
  /** Lets the scripts load. */
  readonly hydrate: () => Promise<void>;
}

const openBeforeHydration = async (page: Page, path: string): Promise<SlowPage> => {
  const arrive = await holdFiles(page);
  await page.goto(path, { waitUntil: 'commit' });
  await untilPainted(page);
  return {
    hydrate: async () => {
      arrive();
      await untilHydrated(page);
    },
  };
};

const notice = (page: Page) => page.locator('#hydration-notice');

/** Clicks before hydration, checks the notice, and lets the page hydrate. */
const clickBeforeHydration = async (page: Page, path: string, control: Locator): Promise<void> => {
  const { hydrate } = await openBeforeHydration(page, path);
  await control.tap();
  await expect(control).toHaveAttribute('data-hydrating', 'queued');
  await expect(notice(page)).toHaveText(
    'Still loading. We’ll do that as soon as the page is ready.',
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await hydrate();
  await expect(notice(page)).toHaveText('');
};

const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test('Start Registration', async ({ page }) => {
  await clickBeforeHydration(page, '/register', named(page, 'Start Registration'));
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
});

test('the menu', async ({ page }) => {
  await clickBeforeHydration(page, '/about-us', named(page, 'Open menu'));
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the filters', async ({ page }) => {
  await clickBeforeHydration(page, '/find-match', named(page, 'Show filters'));
  await expect(named(page, 'Hide filters')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByLabel('Name')).toBeVisible();
});

test('Like', async ({ page }) => {
  await clickBeforeHydration(page, '/', named(page, /^Like /));
  await expect(named(page, /^Like /)).toHaveAttribute('aria-pressed', 'true');
});

test('the demo', async ({ page }) => {
  await clickBeforeHydration(page, '/login', named(page, 'Use Demo (Access User Page)'));
  // The click opens the confirmation and confirms nothing.
  await expect(page.getByRole('group', { name: 'Are you 18 or older?' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('iru_session'))).toBeNull();
  await named(page, /^Yes/).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'User Page' })).toBeVisible();
});

test('the assistant', async ({ page }) => {
  await clickBeforeHydration(
    page,
    '/about-us',
    page.locator('[data-floating] button, button[data-floating]').last(),
  );
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
});

test('Buy Coins', async ({ page }) => {
  await clickBeforeHydration(page, '/pricing', named(page, 'Buy Coins'));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Quick exit works without waiting', async ({ page, context }) => {
  await context.route('https://www.bbc.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
  );
  await openBeforeHydration(page, '/messages');
  await page.getByRole('banner').getByRole('link', { name: 'Leave this site quickly' }).tap();
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
});

test('erasing asks for confirmation and erases nothing before', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('iru_theme', 'dark'));
  await clickBeforeHydration(page, '/user', named(page, 'Erase my data'));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('iru_theme'))).toBe('dark');
});

test('the deck shows no one and ignores clicks until saved data is loaded', async ({ page }) => {
  const hidden = page.getByRole('group', { name: 'Profile of Divine, 24' });
  await page.goto('/swipe');
  await expect(hidden).toBeVisible();
  await page.evaluate(
    (key) =>
      localStorage.setItem(
        key,
        JSON.stringify([{ id: 's1', name: 'Divine', kind: 'blocked', ts: 1 }]),
      ),
    KEYS.hidden,
  );
  const { hydrate } = await openBeforeHydration(page, '/swipe');
  await expect(hidden).toHaveCount(0);
  for (const name of [/^Pass/, /^Super Like/, /^Like/])
    await expect(named(page, name)).toBeDisabled();
  await named(page, /^Like/).tap({ force: true });
  await hydrate();
  await expect(named(page, /^Like/)).toBeEnabled();
  await expect(hidden).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.likes)).toBeNull();
});

test('a click on a heart that looks empty doesn’t undo an earlier like', async ({ page }) => {
  const like = { id: 'h1', name: 'Aline', age: 27, city: 'Kigali', country: 'Rwanda', image: '' };
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEYS.likes,
    JSON.stringify([like]),
  ] as const);
  const { hydrate } = await openBeforeHydration(page, '/');
  await named(page, 'Like Aline').tap();
  await hydrate();
  await expect(named(page, 'Like Aline')).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.likes)).toContain('Aline');
});

/** The buttons a visitor is likely to click first: the primary ones, or the first if there are none. */
const firstButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Not a drag handle or the selected tab, which don't react to clicks.
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

/** Records what a replayed click changes: the document, the URL, or printing. */
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
  test(`${route}: each likely first click works before hydration`, async ({ page }) => {
    await watchEffect(page);
    await openBeforeHydration(page, path);
    const buttons = await firstButtons(page);
    for (const index of buttons) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const again = await openBeforeHydration(page, path);
      const button = page.locator('main button').nth(Number(index));
      await button.scrollIntoViewIfNeeded();
      await button.tap();
      await expect(notice(page)).not.toHaveText('');
      await again.hydrate();
      await expect(page.locator('html')).toHaveAttribute('data-effect', 'seen');
    }
  });
}
