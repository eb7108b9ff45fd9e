// Proves USER-1.
import { forgotPasswordCopy } from '@iru/features/pages/forgot-password/copy';
import { userCopy } from '@iru/features/pages/user/copy';
import { signInCopy } from '@iru/features/pages/user/sign-in-copy';
import { shellCopy } from '@iru/features/shell/copy';
import { dataCopy } from '@iru/features/parts/your-data/copy';
import { readFile } from 'node:fs/promises';

import { KEYS } from '@iru/features/platform/keys';
import type { Page } from 'playwright/test';

import { expect, logInAsDemo, open, test } from '../support/site';

const SENTINEL = 'Sentinel-4417-umunsi';

const device = {
  [KEYS.session]: 'true',
  [KEYS.settings]: '{"showAge":false}',
  [KEYS.likes]:
    '[{"id":"s1","name":"Divine","age":24,"city":"Kigali","country":"Rwanda","image":""}]',
  [KEYS.wallet]:
    '{"coinBalance":250,"transactions":[{"ts":1780000000000,"delta":250,"note":"Purchased via Card","id":"w1"}]}',
  [KEYS.threads]: '[{"id":"s1","name":"Divine","last":"Muraho"}]',
  [KEYS.messages]: '{"s1":["Muraho"]}',
};

/** Fills the storage once, unlike an init script. */
const fill = async (page: Page, values: Readonly<Record<string, string>> = device) => {
  await open(page, '/user');
  await page.evaluate(
    (items) => Object.entries(items).forEach(([key, text]) => localStorage.setItem(key, text)),
    values,
  );
};

const getStoredData = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

const exportFile = async (page: Page): Promise<Buffer> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: dataCopy.export.action }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(dataCopy.export.file);
  return readFile(await file.path());
};

const importFile = (page: Page, buffer: Buffer) =>
  page
    .getByLabel(dataCopy.import.action)
    .setInputFiles({ name: dataCopy.export.file, mimeType: 'application/json', buffer });

test('everything can be exported, erased and imported', async ({ page }) => {
  await fill(page);
  await open(page, '/user');
  await expect(page.getByRole('heading', { level: 1, name: userCopy.demoGreeting })).toBeVisible();
  await expect(page.getByText('250 coins', { exact: true })).toBeVisible();
  const before = await getStoredData(page);
  const file = await exportFile(page);

  await page.getByRole('button', { name: dataCopy.erase.action }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: dataCopy.erase.confirm.action })
    .click();
  await expect(page.getByText('Everything is erased from this device')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: signInCopy.heading })).toBeVisible();
  const mark = await getStoredData(page);
  expect(Object.keys(mark)).toEqual([KEYS.erased]);

  await importFile(page, file);
  const dialog = page.getByRole('alertdialog', { name: dataCopy.import.confirm.title });
  await expect(dialog.getByText(dataCopy.import.confirm.keeping)).toBeVisible();
  expect(await getStoredData(page)).toEqual(mark);
  await expect(dialog.getByText('Likes: 1 new, 0 already here')).toBeVisible();
  await dialog.getByRole('button', { name: dataCopy.import.confirm.add }).click();
  await expect(
    page.getByText('Imported: Likes, Wallet, Conversations, Messages, Settings, Introductions.'),
  ).toBeVisible();
  const { [KEYS.session]: session, ...values } = before;
  expect(session).toBe('true');
  const parsed = (texts: Record<string, string>) =>
    Object.entries(texts).map(([key, text]) => [
      key,
      key === KEYS.erased ? text : (JSON.parse(text) as unknown),
    ]);
  expect(Object.fromEntries(parsed(await getStoredData(page)))).toEqual(
    Object.fromEntries(parsed({ ...values, ...mark })),
  );

  await logInAsDemo(page, 'Continue as Demo User');
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'User Page' }).click();
  await expect(page.getByRole('list', { name: userCopy.likes.list })).toContainText('Divine, 24');
});

test('an import replaces nothing before the visitor agrees', async ({ page }) => {
  await fill(page);
  await open(page, '/user');
  const before = await getStoredData(page);
  const other = JSON.stringify({
    kind: 'iru-device-data',
    format: 1,
    device: { [KEYS.settings]: { showAge: true } },
  });
  await importFile(page, Buffer.from(other));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(dataCopy.import.confirm.effects.replaced)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await getStoredData(page)).toEqual(before);
  await importFile(page, Buffer.from('{"not":"ours"}'));
  await expect(page.getByText('The file isn’t an export of this site.')).toBeVisible();
  expect(await getStoredData(page)).toEqual(before);
});

test('logging out in one tab ends the session in the other and keeps the data', async ({
  page,
  context,
}) => {
  await fill(page);
  await open(page, '/user');
  const other = await context.newPage();
  await open(other, '/user');
  await expect(other.getByRole('button', { name: userCopy.logOut })).toBeVisible();
  await page.getByRole('button', { name: userCopy.logOut }).click();
  await expect(page.getByRole('heading', { level: 1, name: signInCopy.heading })).toBeFocused();
  await expect(other.getByRole('heading', { level: 1, name: signInCopy.heading })).toBeVisible();
  await expect(other.getByText(shellCopy.loggedOut)).toBeVisible();
  expect((await getStoredData(other))[KEYS.likes]).toBe(device[KEYS.likes]);
});

test('corrupt data in every store leaves a usable page and is backed up', async ({ page }) => {
  await fill(page, {
    [KEYS.session]: 'true',
    [KEYS.likes]: '[null]',
    [KEYS.wallet]: '{"coinBalance":-1e999',
    [KEYS.threads]: '7',
    [KEYS.messages]: '[[]]',
    [KEYS.profile]: '{"firstName":{}}',
    [KEYS.settings]: '<b>',
  });
  await open(page, '/user');
  await expect(page.getByRole('heading', { name: userCopy.likes.empty.title })).toBeVisible();
  await expect(page.getByText('0 coins', { exact: true })).toBeVisible();
  expect((await getStoredData(page))[`${KEYS.wallet}_backup`]).toBe('{"coinBalance":-1e999');
});

test('a password typed on /user is stored nowhere', async ({ page, pageErrors }) => {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  await open(page, '/user');
  await page.getByLabel('Email').fill('aline@example.com');
  await page.getByLabel('Password', { exact: true }).fill(SENTINEL);
  await page.getByRole('button', { name: signInCopy.showPassword }).click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).dblclick();
  await expect(page.locator('[data-sonner-toast]')).toHaveText(/Welcome back/);
  await expect(page.getByText('your password wasn’t sent')).toBeVisible();
  expect(lines.filter((line) => line.startsWith('Sign in'))).toHaveLength(1);
  expect(lines.join('\n')).toContain('aline@example.com');
  expect([...lines, ...pageErrors.recorded].join('\n')).not.toContain(SENTINEL);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  const traces = await page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return [
      document.documentElement.outerHTML,
      location.href,
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        cached,
        history.state,
      ]),
    ];
  });
  expect(traces.join('\n')).not.toContain(SENTINEL);
});

test('/forgot-password stores nothing and links back', async ({ page }) => {
  await open(page, '/user');
  await page.getByRole('link', { name: signInCopy.forgot }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: forgotPasswordCopy.heading }),
  ).toBeFocused();
  // A password typed by mistake isn't an email address and stays only in its field.
  await page.getByLabel('Email').fill(SENTINEL);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('link', { name: 'Please enter a valid email address' }),
  ).toBeVisible();
  await page.getByLabel('Email').fill('aline@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: forgotPasswordCopy.done.heading })).toBeFocused();
  const traces = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.body.outerHTML,
    ]),
  );
  expect(traces).not.toContain(SENTINEL);
  await page.getByRole('link', { name: forgotPasswordCopy.back }).click();
  await expect(page).toHaveURL('/login');
});
