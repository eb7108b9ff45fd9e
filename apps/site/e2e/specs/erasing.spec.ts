// Proves USER-3.
import { contactCopy } from '@iru/features/pages/contact/copy';
import { helpCenterCopy } from '@iru/features/pages/help-center/copy';
import { registerCopy } from '@iru/features/pages/register/registration-copy';
import { dataCopy } from '@iru/features/parts/your-data/copy';
import { KEYS } from '@iru/features/platform/keys';
import type { Page } from 'playwright/test';

import { expect, open, test, waitForHydration } from '../support/site';

const SENTINEL = 'Umunsi-7731';

const device = {
  [KEYS.session]: 'true',
  [KEYS.likes]: `[{"id":"s1","name":"${SENTINEL}","age":24,"city":"Kigali","country":"Rwanda","image":""}]`,
  [KEYS.threads]: `[{"id":"s1","name":"${SENTINEL}","last":"${SENTINEL}"}]`,
  [KEYS.messages]: `{"s1":["${SENTINEL}"]}`,
  [`${KEYS.likes}_backup`]: `{"broken":"${SENTINEL}`,
};

const fill = async (page: Page) => {
  await open(page, '/user');
  await page.evaluate(
    (items) => Object.entries(items).forEach(([key, text]) => localStorage.setItem(key, text)),
    device,
  );
};

const storages = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    texts: JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
    ]),
  }));

const visible = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.textContent,
      ...[
        ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
      ].map(({ value }) => value),
    ].join('\n'),
  );

const erase = async (page: Page) => {
  await open(page, '/user');
  await page.getByRole('button', { name: dataCopy.erase.action }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: dataCopy.erase.confirm.action })
    .click();
  const status = page
    .getByRole('status')
    .filter({ hasText: 'Everything is erased from this device' });
  await expect(status).toBeFocused();
};

/** Keys that a tab may store after an erase. */
const ALLOWED = [KEYS.erased, KEYS.breadcrumbs, KEYS.scroll];

const expectNothingLeft = async (page: Page) => {
  await expect.poll(() => visible(page)).not.toContain(SENTINEL);
  const { local, session, texts } = await storages(page);
  expect(local).toEqual([KEYS.erased]);
  expect(session.filter((key) => !ALLOWED.some((allowed) => allowed === key))).toEqual([]);
  expect(texts).not.toContain(SENTINEL);
};

test('erasing in one tab leaves nothing in the others, in their fields or after a reload', async ({
  page,
  context,
}) => {
  await fill(page);
  const writing = await context.newPage();
  await open(writing, '/messages?with=s1');
  await writing.getByRole('textbox', { name: /^Message to/ }).fill(SENTINEL);
  const forms = await context.newPage();
  await open(forms, '/register');
  await forms.getByRole('button', { name: 'Start Registration' }).click();
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
    await tab.reload();
    await waitForHydration(tab);
    await expectNothingLeft(tab);
  }
  await open(forms, '/register');
  await forms.getByRole('button', { name: 'Start Registration' }).click();
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
  await expect.poll(() => visible(other)).toContain(SENTINEL);
  await open(page, search);
  await page.getByRole('banner').getByRole('link', { name: 'Help Center' }).click();
  await page.getByRole('searchbox', { name: helpCenterCopy.search.label }).fill('violence');
  await expect(page).toHaveURL('/help-center?q=violence');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');

  await erase(page);
  await expect(other).toHaveURL('/find-match');
  await expectNothingLeft(other);
  await other.reload();
  await waitForHydration(other);
  await expectNothingLeft(other);
  await other.goBack();
  await expect(other).toHaveURL('/find-match');

  for (const path of ['/blog', '/help-center', '/find-match']) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await waitForHydration(page);
    await expectNothingLeft(page);
  }
  await open(page, '/find-match?mood=Grateful');
  await page.reload();
  await waitForHydration(page);
  await expect(page, 'a query from after the erase').toHaveURL('/find-match?mood=Grateful');
});

test('a tab that is frozen, on another site or offline detects the erase before it writes', async ({
  page,
  context,
}) => {
  await fill(page);
  const [frozen, elsewhere, offline] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  for (const tab of [frozen, elsewhere, offline]) {
    await open(tab, '/register');
    await tab.getByRole('button', { name: 'Start Registration' }).click();
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

const contents = Object.fromEntries(
  [KEYS.likes, KEYS.threads, KEYS.messages].map((key): [string, unknown] => [
    key,
    JSON.parse(device[key]),
  ]),
);
const importing = {
  name: 'iru.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(contents)),
};
const erased = 'Everything on this device was erased in another tab, so nothing was imported.';

test('erasing wins over a simultaneous import in another tab, which reports it', async ({
  page,
  context,
}) => {
  test.slow();
  const other = await context.newPage();
  let reported = 0;
  for (let round = 0; round < 5; round += 1) {
    for (const tab of [page, other]) await open(tab, '/user');
    await page.locator('input[type=file]').setInputFiles(importing);
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
    await other.getByRole('button', { name: dataCopy.erase.action }).click();
    await expect(other.getByRole('alertdialog')).toBeVisible();
    // At the same clock time, with the import slightly before or after.
    const at = Date.now() + 300;
    const clickAt = (tab: Page, name: RegExp, when: number) =>
      tab.evaluate(
        ([pattern, time]) =>
          new Promise<void>((resolve) => {
            setTimeout(() => {
              const buttons = [
                ...document.querySelectorAll<HTMLButtonElement>('[role$=dialog] button'),
              ];
              buttons.find(({ textContent }) => new RegExp(pattern).test(textContent))?.click();
              resolve();
            }, time - Date.now());
          }),
        [name.source, when] as const,
      );
    await Promise.all([
      clickAt(page, /^Import$/, at + round * 3 - 9),
      clickAt(other, /^Erase everything$/, at),
    ]);
    for (const tab of [page, other]) {
      await expect
        .poll(async () => (await storages(tab)).local, { message: `round ${round}` })
        .toEqual([KEYS.erased]);
    }
    await expect(other.getByText('Everything is erased from this device').first()).toBeVisible();
    // If the erase came first, the confirmation has closed and there is nothing to report.
    reported += await page
      .getByText(erased)
      .first()
      .waitFor({ timeout: 1000 })
      .then(
        () => 1,
        () => 0,
      );
    for (const tab of [page, other]) expect((await storages(tab)).texts).not.toContain(SENTINEL);
  }
  expect(reported, 'rounds in which the import had started').toBeGreaterThan(0);
});

test('scroll positions are stored under the site’s key, and none remain under an earlier name', async ({
  page,
}) => {
  await open(page, '/about-us');
  await page.evaluate(() =>
    sessionStorage.setItem('react-router-scroll-positions', '{"/messages?with=s1":40}'),
  );
  await page.reload();
  await waitForHydration(page);
  await erase(page);
  await page.reload();
  await waitForHydration(page);
  const { session, texts } = await storages(page);
  expect(session).toContain(KEYS.scroll);
  expect(session).not.toContain('react-router-scroll-positions');
  expect(texts).not.toContain('about-us');
});
