// Proves SHELL-9.
import { settingsCopy } from '@iru/features/pages/settings/copy';
import { dataCopy } from '@iru/features/parts/your-data/copy';
import { readFile } from 'node:fs/promises';

import { KEYS } from '@iru/features/platform/keys';
import type { Page } from 'playwright/test';

import { expect, open, test } from '../support/site';

const nested = `${'['.repeat(3000)}${']'.repeat(3000)}`;
/** Valid but too deeply nested JSON. */
const nestedInList = `[{"id":"a","name":"b","more":${nested}}]`;

const LOCAL = [
  KEYS.wallet,
  KEYS.session,
  KEYS.settings,
  KEYS.theme,
  KEYS.likes,
  KEYS.threads,
  KEYS.messages,
  KEYS.messageDrafts,
  KEYS.profile,
  KEYS.timeline,
  KEYS.planDate,
  KEYS.hidden,
  KEYS.textSize,
  `${KEYS.likes}_marks`,
  `${KEYS.wallet}_backup`,
];
const SESSION = [
  KEYS.breadcrumbs,
  KEYS.drafts,
  KEYS.registration,
  KEYS.testimony,
  KEYS.deck,
  KEYS.reloads,
];

const fillStorage = async (
  page: Page,
  text: string,
  local: readonly string[] = LOCAL,
  session: readonly string[] = SESSION,
) => {
  await open(page, '/about-us');
  await page.evaluate(
    ([value, keys, tabKeys]) => {
      keys.forEach((key) => localStorage.setItem(key, value));
      tabKeys.forEach((key) => sessionStorage.setItem(key, value));
    },
    [text, local, session] as const,
  );
};

const exportAndErase = async (page: Page): Promise<string> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: dataCopy.export.action }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  await page.getByRole('button', { name: dataCopy.erase.action }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: dataCopy.erase.confirm.action })
    .click();
  await expect(page.getByText('Everything is erased from this device')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([KEYS.erased]);
  return text;
};

for (const [name, text] of [
  ['3,000 nested brackets', nested],
  ['a list nested 3,000 deep', nestedInList],
] as const) {
  test(`with ${name} under every key, the saved data can be viewed, exported and erased`, async ({
    page,
  }) => {
    test.slow();
    await fillStorage(page, text);
    for (const path of ['/user', '/settings']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('row', { name: /^Unreadable data/ })).toBeVisible();
    }
    const { device } = JSON.parse(await exportAndErase(page)) as {
      device: Record<string, unknown>;
    };
    expect(device[KEYS.likes]).toBe(text);
    expect(device[`${KEYS.wallet}_backup`]).toBe(text);
  });
}

test('1 MB of corrupt data and 60,000 hidden people can be exported, erased and imported', async ({
  page,
}) => {
  test.slow();
  const people = JSON.stringify(Array.from({ length: 60_000 }, (_, at) => ({ id: `x${at}` })));
  await fillStorage(page, '{"'.repeat(500_000), [KEYS.likes], []);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEYS.settings,
    people,
  ] as const);
  await open(page, '/settings');
  const file = await exportAndErase(page);
  expect(file).toContain('"x59999"');

  const exported = JSON.stringify({
    kind: 'iru-device-data',
    format: 1,
    device: { [KEYS.hidden]: JSON.parse(people) as unknown },
  });
  await page.getByLabel(dataCopy.import.action).setInputFiles({
    name: dataCopy.export.file,
    mimeType: 'application/json',
    buffer: Buffer.from(exported),
  });
  const dialog = page.getByRole('alertdialog', { name: dataCopy.import.confirm.title });
  await expect(dialog.getByText('Hidden people: 60,000 new, 0 already here')).toBeVisible();
  await dialog.getByRole('button', { name: dataCopy.import.confirm.add }).click();
  await expect(page.getByText('Imported: Hidden people.')).toBeVisible();
  await expect(
    page.getByRole('list', { name: settingsCopy.hidden.list }).getByRole('listitem'),
  ).toHaveCount(50);
});
