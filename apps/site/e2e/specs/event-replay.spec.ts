import { findMatchCopy } from '@iru/features/pages/find-match/copy';
import { demoCopy } from '@iru/features/parts/account/demo-copy';
import { meetingToolsCopy } from '@iru/features/parts/meeting/copy';
import { dataCopy } from '@iru/features/parts/your-data/copy';
import { PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import { shellCopy } from '@iru/features/shell/copy';
import { devices, type Locator, type Page } from 'playwright/test';

import {
  delayRequests,
  expect,
  fillStorage,
  open,
  readStored,
  recordRequests,
  test,
  waitForFirstPaint,
  waitForHydration,
} from '../support/site';

const { defaultBrowserType: _browser, ...phone } = devices['Moto G4'];

test.use({ ...phone, viewport: { width: 360, height: 740 } });

/** Returns a function that hydrates the page. */
const openBeforeHydration = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const release = await delayRequests(page);
  await page.goto(path, { waitUntil: 'commit' });
  await waitForFirstPaint(page);
  return async () => {
    release();
    await waitForHydration(page);
  };
};

const notice = (page: Page) => page.locator('#hydration-notice');
const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const clickBeforeHydration = async (page: Page, path: string, control: Locator): Promise<void> => {
  const hydrate = await openBeforeHydration(page, path);
  await control.tap();
  await expect(control).toHaveAttribute('data-hydrating', 'queued');
  await expect(notice(page)).toHaveText(shellCopy.hydration.queued);
  await hydrate();
  await expect(notice(page)).toHaveText('');
};

test('a click before hydration opens the menu, the filters, the assistant and a dialog', async ({
  page,
}) => {
  await clickBeforeHydration(page, PATHS.aboutUs, getButton(page, shellCopy.menuOpen));
  await expect(page.getByRole('navigation', { name: shellCopy.navigation })).toBeVisible();

  await clickBeforeHydration(page, PATHS.findMatch, getButton(page, findMatchCopy.filters.show));
  await expect(getButton(page, findMatchCopy.filters.hide)).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  await clickBeforeHydration(
    page,
    PATHS.aboutUs,
    page.locator('[data-floating] button, button[data-floating]').last(),
  );
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();

  await clickBeforeHydration(page, PATHS.pricing, getButton(page, 'Buy Coins'));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a click on Start Registration and a choice before hydration are applied', async ({
  page,
}) => {
  await clickBeforeHydration(page, PATHS.register, getButton(page, 'Start Registration'));
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();

  const hydrate = await openBeforeHydration(page, PATHS.meetingGuide);
  await page.getByLabel(meetingToolsCopy.hotels.filter.night).selectOption({ index: 1 });
  await hydrate();
  await expect(
    page.getByRole('status').filter({ hasText: /within (this|the) budget/ }),
  ).toBeVisible();
});

test('a click on Like before hydration likes the person, and undoes no earlier like', async ({
  page,
}) => {
  for (const visit of ['first', 'second']) {
    const hydrate = await openBeforeHydration(page, PATHS.home);
    await getButton(page, 'Like Aline').tap();
    await hydrate();
    await expect(getButton(page, 'Like Aline'), visit).toHaveAttribute('aria-pressed', 'true');
    expect(await readStored(page, KEYS.likes), visit).toMatchObject([{ name: 'Aline' }]);
  }
});

test('the code below the first screen loads near the viewport or on a click, which is applied then', async ({
  page,
}) => {
  const requests = recordRequests(page);
  const isAsked = () => requests.some((request) => request.url().includes('BelowTheFold'));
  const release = await delayRequests(page, '**/assets/BelowTheFold-*.js');
  await open(page, PATHS.home);
  await page.waitForLoadState('networkidle');
  expect(isAsked()).toBe(false);
  const like = getButton(page, 'Like Aline');
  await like.tap();
  await expect.poll(isAsked).toBe(true);
  await expect(notice(page)).toHaveText(shellCopy.hydration.queued);
  release();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(notice(page)).toHaveText('');
  expect(await readStored(page, KEYS.likes)).toMatchObject([{ name: 'Aline' }]);
});

test('where the code below the first screen can’t be loaded, a click asks to reload', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await page.route('**/assets/BelowTheFold-*.js', (route) => route.abort());
  await page.clock.install();
  await open(page, PATHS.home);
  await getButton(page, 'Like Aline').tap();
  await expect(notice(page)).toHaveText(shellCopy.hydration.queued);
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(notice(page)).toHaveText(shellCopy.hydration.failed, { timeout: 500 });
  }).toPass();
  expect(await readStored(page, KEYS.likes)).toBeNull();
});

test('a click on the demo account or on Erase before hydration asks for confirmation and does no more', async ({
  page,
}) => {
  await clickBeforeHydration(page, PATHS.login, getButton(page, 'Use Demo (Access User Page)'));
  // The click opens the confirmation and confirms nothing.
  await expect(page.getByRole('group', { name: demoCopy.question })).toBeVisible();
  expect(await readStored(page, KEYS.session)).toBeNull();
  await getButton(page, /^Yes/).click();
  await expect(page).toHaveURL('/');
  await clickBeforeHydration(page, PATHS.user, getButton(page, dataCopy.erase.action));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await readStored(page, KEYS.session)).toBe(true);
});

test('the deck shows no one and ignores clicks before hydration', async ({ page }) => {
  const hidden = page.getByRole('group', { name: 'Profile of Divine, 24' });
  await page.goto(PATHS.swipe);
  await expect(hidden).toBeVisible();
  await fillStorage(page, {
    [KEYS.hidden]: '[{"id":"s1","name":"Divine","kind":"blocked","ts":1}]',
  });
  const hydrate = await openBeforeHydration(page, PATHS.swipe);
  await expect(hidden).toHaveCount(0);
  for (const name of [/^Pass/, /^Super Like/, /^Like/])
    await expect(getButton(page, name)).toBeDisabled();
  await getButton(page, /^Like/).tap({ force: true });
  await hydrate();
  await expect(getButton(page, /^Like/)).toBeEnabled();
  await expect(hidden).toHaveCount(0);
  expect(await readStored(page, KEYS.likes)).toBeNull();
});

test('typed text and focus survive hydration, and an element that an extension inserts', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Minified React error #418/);
  for (const path of [PATHS.contact, PATHS.meetingBooking]) {
    const hydrate = await openBeforeHydration(page, path);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.pressSequentially('Aline');
    const before = await field.elementHandle();
    await field.evaluate((element) => element.after(document.createElement('password-manager')));
    await hydrate();
    expect(await before?.evaluate((element) => element.isConnected), 'rendered again').toBe(false);
    await expect(field).toHaveValue('Aline');
    await expect(field).toBeFocused();
  }
});

test('a form submitted before hydration is checked after it, with nothing in the URL', async ({
  page,
}) => {
  const requests = recordRequests(page);
  for (const [path, fields] of [
    [PATHS.contact, { 'First name': 'Aline', Email: 'aline', Message: 'Muraho neza' }],
    [PATHS.user, { Email: 'aline', Password: 'PW-sentinel-7' }],
  ] as const) {
    const hydrate = await openBeforeHydration(page, path);
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('Email', { exact: true }).press('Enter');
    await hydrate();
    await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
    for (const [label, text] of Object.entries(fields))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    expect(page.url()).not.toContain('?');
  }
  expect(requests.filter((request) => /aline|sentinel/i.test(request.url()))).toEqual([]);
});
