// Proves USER-3.
import { contactCopy } from '@iru/features/pages/contact/copy';
import { helpCenterCopy } from '@iru/features/pages/help-center/copy';
import { registerCopy } from '@iru/features/pages/register/registration-copy';
import { dataCopy } from '@iru/features/parts/your-data/copy';
import { KEYS } from '@iru/features/platform/keys';
import type { Page } from 'playwright/test';

import { startRegistration } from '../support/registration';
import {
  clickAtOnce,
  eraseEverything,
  expect,
  fillStorage,
  getTraces,
  open,
  reload,
  test,
  waitForHydration,
} from '../support/site';

const SENTINEL = 'Umunsi-7731';

const device = {
  [KEYS.session]: 'true',
  [KEYS.likes]: `[{"id":"s1","name":"${SENTINEL}","age":24,"city":"Kigali","country":"Rwanda","image":""}]`,
  [KEYS.threads]: `[{"id":"s1","name":"${SENTINEL}","last":"${SENTINEL}"}]`,
  [KEYS.messages]: `{"s1":["${SENTINEL}"]}`,
  [`${KEYS.likes}_backup`]: `{"broken":"${SENTINEL}`,
};

const storages = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    texts: JSON.stringify([localStorage, sessionStorage, history.state]),
  }));

const erase = async (page: Page) => {
  await open(page, '/user');
  await eraseEverything(page);
  const status = page
    .getByRole('status')
    .filter({ hasText: 'Everything is erased from this device' });
  await expect(status).toBeFocused();
};

/** Keys that a tab may store after an erase. */
const ALLOWED = [KEYS.erased, KEYS.breadcrumbs, KEYS.scroll];

const expectNothingLeft = async (page: Page) => {
  await expect.poll(() => getTraces(page)).not.toContain(SENTINEL);
  const { local, session, texts } = await storages(page);
  expect(local).toEqual([KEYS.erased]);
  expect(session.filter((key) => !ALLOWED.some((allowed) => allowed === key))).toEqual([]);
  expect(texts).not.toContain(SENTINEL);
};

test('erasing in one tab leaves nothing in the others, in their fields or after a reload', async ({
  page,
  context,
}) => {
  await fillStorage(page, device);
  const writing = await context.newPage();
  await open(writing, '/messages?with=s1');
  await writing.getByRole('textbox', { name: /^Message to/ }).fill(SENTINEL);
  const forms = await context.newPage();
  await startRegistration(forms);
  await forms.getByLabel(registerCopy.fields.firstName).fill(SENTINEL);
  await open(forms, '/testimony-form');
  await forms.getByLabel(/^Your Name/).fill(SENTINEL);
  await open(forms, '/contact');
  await forms.getByLabel(contactCopy.form.firstName).fill(SENTINEL);
  await forms.getByLabel(/^Message/).fill(SENTINEL);
  await expect
    .poll(async () => (await storages(forms)).texts.split(SENTINEL).length)
    .toBeGreaterThan(3);

  await erase(page);
  const tabs = [page, writing, forms];
  for (const tab of tabs) await expectNothingLeft(tab);
  await expect(writing).toHaveURL('/messages');
  await expect(forms.getByText('was erased in another tab')).toBeVisible();
  for (const tab of tabs) {
    await reload(tab);
    await expectNothingLeft(tab);
  }
  await startRegistration(forms);
  await expect(forms.getByLabel(registerCopy.fields.firstName)).toHaveValue('');
});

test('erasing replaces addresses with a search in every tab, and Back brings none of them back', async ({
  page,
  context,
}) => {
  test.slow();
  const search = `/find-match?username=${SENTINEL}&mood=Lonely`;
  const other = await context.newPage();
  await open(other, '/find-match?mood=Grateful');
  await open(other, search);
  await expect(other.getByRole('searchbox', { name: 'Name' })).toHaveValue(SENTINEL);
  await open(page, search);
  await page.getByRole('banner').getByRole('link', { name: 'Help Center' }).click();
  await page.getByRole('searchbox', { name: helpCenterCopy.search.label }).fill('violence');
  await expect(page).toHaveURL('/help-center?q=violence');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');

  await erase(page);
  await expect(other).toHaveURL('/find-match');
  await expectNothingLeft(other);
  await reload(other);
  await expectNothingLeft(other);
  await other.goBack();
  await expect(other).toHaveURL('/find-match');

  for (const path of ['/blog', '/help-center', '/find-match']) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await waitForHydration(page);
    await expectNothingLeft(page);
  }
  expect((await storages(page)).session).toContain(KEYS.scroll);
  await open(page, '/find-match?mood=Grateful');
  await reload(page);
  await expect(page, 'a query from after the erase').toHaveURL('/find-match?mood=Grateful');
});

test('a tab that is frozen, on another site or offline detects the erase before it writes', async ({
  page,
  context,
}) => {
  await fillStorage(page, device);
  const [frozen, elsewhere, offline] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  for (const tab of [frozen, elsewhere, offline]) {
    await startRegistration(tab);
    await tab.getByLabel(registerCopy.fields.firstName).fill(SENTINEL);
    await expect.poll(async () => (await storages(tab)).texts).toContain(SENTINEL);
  }
  await elsewhere.goto('about:blank');
  const lifecycle = await context.newCDPSession(frozen);
  await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });
  const network = await context.newCDPSession(offline);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

  await erase(page);
  await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });
  await elsewhere.goBack();
  await waitForHydration(elsewhere);
  for (const tab of [frozen, elsewhere, offline]) {
    await expectNothingLeft(tab);
    await tab.getByRole('button', { name: 'Start Registration' }).click();
    await tab.getByLabel(registerCopy.fields.lastName).fill('Later');
    await expect.poll(async () => (await storages(tab)).texts).toContain('Later');
    expect((await storages(tab)).texts).not.toContain(SENTINEL);
  }
});

test('the browser refills no form with text typed before the erase', async ({ page }) => {
  const fields: readonly (readonly [path: string, label: RegExp])[] = [
    ['/meeting-booking', /^Full name/],
    ['/testimony-form', /^Your Name/],
    ['/login', /^Email/],
  ];
  for (const [path, label] of fields) {
    await open(page, path);
    await page.getByRole('main').getByLabel(label).first().fill(SENTINEL);
  }
  await erase(page);
  for (const [path] of fields.toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await waitForHydration(page);
    await expectNothingLeft(page);
  }
});

test('erasing wins over a simultaneous import in another tab', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await open(tab, '/user');
  await page.locator('input[type=file]').setInputFiles({
    name: 'iru.json',
    mimeType: 'application/json',
    buffer: Buffer.from(`{"${KEYS.likes}":${device[KEYS.likes]}}`),
  });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await other.getByRole('button', { name: dataCopy.erase.action }).click();
  await expect(other.getByRole('alertdialog')).toBeVisible();
  await clickAtOnce([page, other], '[role$=dialog] button', /^Import$|^Erase everything$/);
  for (const tab of [page, other])
    await expect.poll(async () => (await storages(tab)).local).toEqual([KEYS.erased]);
  await expect(other.getByText('Everything is erased from this device').first()).toBeVisible();
  for (const tab of [page, other]) await expectNothingLeft(tab);
});
