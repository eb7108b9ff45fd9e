// Proves USER-1, and SETTINGS-1, TIMELINE-1, DATE-1 and TESTIMONY-1 over a reload.
import { dashboardCopy } from '@iru/features/pages/dashboard/copy';
import { settingsCopy } from '@iru/features/pages/settings/copy';
import { userCopy } from '@iru/features/pages/user/copy';
import { signInCopy } from '@iru/features/pages/user/sign-in-copy';
import { dataCopy } from '@iru/features/parts/your-data/copy';
import { KEYS } from '@iru/features/platform/keys';
import type { Page } from 'playwright/test';

import {
  chooseRadio,
  download,
  eraseEverything,
  expect,
  fillStorage,
  getHeading,
  logInAsDemo,
  open,
  reload,
  SAVED,
  test,
} from '../support/site';

const getStoredData = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

test('everything can be exported, erased and imported', async ({ page }) => {
  await fillStorage(page, { ...SAVED, [KEYS.session]: 'true' });
  await open(page, '/user');
  await expect(getHeading(page, userCopy.demoGreeting)).toBeVisible();
  await expect(page.getByText('250 coins', { exact: true })).toBeVisible();
  const before = await getStoredData(page);
  const [name, buffer] = await download(page, () =>
    page.getByRole('button', { name: dataCopy.export.action }).click(),
  );
  expect(name).toBe('iru-my-data.json');

  await eraseEverything(page);
  await expect(page.getByText('Everything is erased from this device')).toBeVisible();
  await expect(getHeading(page, signInCopy.heading)).toBeVisible();
  const mark = await getStoredData(page);
  expect(Object.keys(mark)).toEqual([KEYS.erased]);

  await page
    .getByLabel(dataCopy.import.action)
    .setInputFiles({ name, mimeType: 'application/json', buffer });
  const dialog = page.getByRole('alertdialog', { name: dataCopy.import.confirm.title });
  await expect(dialog.getByText(dataCopy.import.confirm.keeping)).toBeVisible();
  expect(await getStoredData(page)).toEqual(mark);
  await expect(dialog.getByText('Likes: 1 new, 0 already here')).toBeVisible();
  await dialog.getByRole('button', { name: dataCopy.import.confirm.add }).click();
  await expect(page.getByText(/^Imported: Likes, .+, Introductions/)).toBeVisible();
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

test('what was chosen, ordered, typed or voted for is there after a reload', async ({ page }) => {
  await open(page, '/dashboard#mask');
  await page.getByRole('switch', { name: dashboardCopy.mask.toggle }).click();
  await expect(page.getByText(dashboardCopy.saved)).toBeVisible();
  await reload(page);
  await expect(page.getByRole('switch', { name: dashboardCopy.mask.toggle })).toBeChecked();

  await open(page, '/settings');
  await page.getByRole('switch', { name: /^Show my distance/ }).click();
  await expect(page.getByText('One change isn’t saved yet. It stays in this tab.')).toBeVisible();
  await reload(page);
  await expect(page.getByRole('switch', { name: /^Show my distance/ })).toBeChecked();
  await page.getByRole('button', { name: settingsCopy.privacy.discard }).click();

  await open(page, '/timeline');
  const timeline = page.getByRole('region', { name: 'Our Timeline' });
  await page.getByRole('button', { name: 'Move Children' }).dragTo(timeline, { steps: 8 });
  await page.getByRole('button', { name: 'Add Travel to Our Timeline' }).click();
  await reload(page);
  await expect(timeline.getByRole('listitem')).toHaveText([/Children/, /Travel/]);

  await open(page, '/plan-date');
  await page.getByRole('button', { name: 'Vote for Outdoor', exact: true }).click();
  await reload(page);
  await expect(page.getByText(/^Our date: Outdoor \(1 vote\)/)).toBeVisible();

  await open(page, '/testimony-form');
  await page.getByLabel(/^Your Name/).fill('Aline');
  await page.getByLabel(/^Your Age/).fill('31');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel(/^Match’s Name/).fill('Patrick');
  await chooseRadio(page.getByRole('radio', { name: '4 of 5 stars' }));
  await reload(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Your Match' })).toBeVisible();
  await expect(page.getByLabel(/^Match’s Name/)).toHaveValue('Patrick');
  await expect(page.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
});
