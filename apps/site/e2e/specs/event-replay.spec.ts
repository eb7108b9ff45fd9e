import { findMatchCopy } from '@iru/features/pages/find-match/copy';
import { demoCopy } from '@iru/features/parts/account/demo-copy';
import { quickExitCopy } from '@iru/features/parts/quick-exit/copy';
import { dataCopy } from '@iru/features/parts/your-data/copy';
import { PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import { shellCopy } from '@iru/features/shell/copy';
import { devices, type Locator, type Page } from 'playwright/test';

import { delayAssets, expect, test, waitForFirstPaint, waitForHydration } from '../support/site';

const { defaultBrowserType: _browser, ...phone } = devices['Moto G4'];

test.use({ ...phone, viewport: { width: 360, height: 740 } });

interface SlowPage {
  readonly hydrate: () => Promise<void>;
}

const openBeforeHydration = async (page: Page, path: string): Promise<SlowPage> => {
  const release = await delayAssets(page);
  await page.goto(path, { waitUntil: 'commit' });
  await waitForFirstPaint(page);
  return {
    hydrate: async () => {
      release();
      await waitForHydration(page);
    },
  };
};

const notice = (page: Page) => page.locator('#hydration-notice');

const clickBeforeHydration = async (page: Page, path: string, control: Locator): Promise<void> => {
  const { hydrate } = await openBeforeHydration(page, path);
  await control.tap();
  await expect(control).toHaveAttribute('data-hydrating', 'queued');
  await expect(notice(page)).toHaveText(shellCopy.hydration.queued);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await hydrate();
  await expect(notice(page)).toHaveText('');
};

const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test('a click on Start Registration before hydration starts it', async ({ page }) => {
  await clickBeforeHydration(page, '/register', getButton(page, 'Start Registration'));
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
});

test('a click on the menu before hydration opens it', async ({ page }) => {
  await clickBeforeHydration(page, '/about-us', getButton(page, shellCopy.menuOpen));
  await expect(page.getByRole('navigation', { name: shellCopy.navigation })).toBeVisible();
});

test('a click on the filters before hydration opens them', async ({ page }) => {
  await clickBeforeHydration(page, '/find-match', getButton(page, findMatchCopy.filters.show));
  await expect(getButton(page, findMatchCopy.filters.hide)).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.getByLabel('Name')).toBeVisible();
});

test('a click on Like before hydration likes the person', async ({ page }) => {
  await clickBeforeHydration(page, '/', getButton(page, /^Like /));
  await expect(getButton(page, /^Like /)).toHaveAttribute('aria-pressed', 'true');
});

test('a click on the demo account before hydration asks for confirmation', async ({ page }) => {
  await clickBeforeHydration(page, '/login', getButton(page, 'Use Demo (Access User Page)'));
  // The click opens the confirmation and confirms nothing.
  await expect(page.getByRole('group', { name: demoCopy.question })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('iru_session'))).toBeNull();
  await getButton(page, /^Yes/).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'User Page' })).toBeVisible();
});

test('a click on the assistant before hydration opens it', async ({ page }) => {
  await clickBeforeHydration(
    page,
    '/about-us',
    page.locator('[data-floating] button, button[data-floating]').last(),
  );
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
});

test('a click on Buy Coins before hydration opens the dialog', async ({ page }) => {
  await clickBeforeHydration(page, '/pricing', getButton(page, 'Buy Coins'));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Quick exit works before hydration', async ({ page, context }) => {
  await context.route('https://www.bbc.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
  );
  await openBeforeHydration(page, '/messages');
  await page.getByRole('banner').getByRole('link', { name: quickExitCopy.leave }).tap();
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
});

test('a click on Erase before hydration asks for confirmation and erases nothing', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('iru_theme', 'dark'));
  await clickBeforeHydration(page, '/user', getButton(page, dataCopy.erase.action));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('iru_theme'))).toBe('dark');
});

test('the deck shows no one and ignores clicks before hydration', async ({ page }) => {
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
    await expect(getButton(page, name)).toBeDisabled();
  await getButton(page, /^Like/).tap({ force: true });
  await hydrate();
  await expect(getButton(page, /^Like/)).toBeEnabled();
  await expect(hidden).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.likes)).toBeNull();
});

test('a click on Like before hydration doesn’t undo an earlier like', async ({ page }) => {
  const like = { id: 'h1', name: 'Aline', age: 27, city: 'Kigali', country: 'Rwanda', image: '' };
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEYS.likes,
    JSON.stringify([like]),
  ] as const);
  const { hydrate } = await openBeforeHydration(page, '/');
  await getButton(page, 'Like Aline').tap();
  await hydrate();
  await expect(getButton(page, 'Like Aline')).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.likes)).toContain('Aline');
});

for (const path of ['/contact', '/login', '/testimony-form', '/meeting-booking']) {
  test(`${path}: typed text and focus survive an element that an extension inserts`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/Minified React error #418/);
    const { hydrate } = await openBeforeHydration(page, path);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.pressSequentially('Aline');
    const before = await field.elementHandle();
    await field.evaluate((element) => element.after(document.createElement('password-manager')));
    await hydrate();
    expect(await before?.evaluate((element) => element.isConnected), 'rendered again').toBe(false);
    await expect(field).toHaveValue('Aline');
    await expect(field).toBeFocused();
  });
}

/** Only the first button if there is no primary one. */
const getMainButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Drag handles and the selected tab don't react to clicks.
    const inert =
      '[aria-hidden=true] *, [data-control=handle], [aria-selected=true], :disabled, [aria-disabled=true]';
    const visible = [...document.querySelectorAll<HTMLButtonElement>('main button')].filter(
      (button) => button.checkVisibility({ visibilityProperty: true }) && !button.matches(inert),
    );
    const primary = visible.filter(({ dataset }) => dataset['variant'] === 'primary');
    const chosen = primary.length > 0 ? primary : visible.slice(0, 1);
    const indexes = chosen.map(
      (button) =>
        [
          button.textContent,
          [...document.querySelectorAll('main button')].indexOf(button),
        ] as const,
    );
    return [...new Map(indexes).values()].map(String);
  });

/** Sets `data-effect` once a replayed event changes the document, submits or prints. */
const recordEffect = (page: Page) =>
  page.addInitScript(() => {
    // Evaluated lazily, because the script runs before the root element exists.
    const markEffect = () => (document.documentElement.dataset['effect'] = 'seen');
    globalThis.print = markEffect;
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) return;
        const watch = { attributes: true, childList: true, characterData: true, subtree: true };
        new MutationObserver(markEffect).observe(document.body, watch);
      },
      true,
    );
    addEventListener(
      'submit',
      ({ isTrusted }) => isTrusted && document.documentElement.dataset['ready'] && markEffect(),
      true,
    );
  });

for (const [route, path] of Object.entries(PATHS)) {
  test(`${route}: a click on each main button before hydration has an effect`, async ({ page }) => {
    await recordEffect(page);
    let slowPage = await openBeforeHydration(page, path);
    for (const [position, index] of (await getMainButtons(page)).entries()) {
      if (position > 0) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        slowPage = await openBeforeHydration(page, path);
      }
      const button = page.locator('main button').nth(Number(index));
      await button.scrollIntoViewIfNeeded();
      await button.tap();
      await expect(notice(page)).not.toHaveText('');
      await slowPage.hydrate();
      await expect(page.locator('html')).toHaveAttribute('data-effect', 'seen');
    }
  });
}
