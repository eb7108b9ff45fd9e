// Proves PEOPLE-1 in every tab and before hydration.
import { messagesCopy } from '@iru/features/pages/messages/copy';
import { recordsCopy } from '@iru/features/pages/settings/records-copy';
import { settingsCopy } from '@iru/features/pages/settings/copy';
import { swipeCopy } from '@iru/features/pages/swipe/copy';
import { peopleCopy } from '@iru/features/parts/people/copy';
import { KEYS } from '@iru/features/platform/keys';
import type { Page } from 'playwright/test';

import { expect, fillStorage, MEMBER, open, test } from '../support/site';

const getCard = (page: Page, who: string) => page.getByRole('group', { name: `Profile of ${who}` });

test('a hidden person is hidden everywhere, also in another tab, until shown again', async ({
  page,
  context,
}) => {
  test.slow();
  await fillStorage(page, MEMBER);
  const other = await context.newPage();
  await open(other, '/messages');
  await expect(other.getByRole('heading', { level: 2, name: 'Divine' })).toBeVisible();

  await open(page, '/swipe');
  await page
    .getByRole('group', { name: swipeCopy.decks })
    .getByRole('button', { name: 'More about Divine' })
    .click();
  await page.getByRole('button', { name: peopleCopy.menu.blocked }).click();
  await expect(getCard(page, 'Thierry, 29')).toBeFocused();
  await expect(other.getByRole('heading', { name: messagesCopy.hiddenAll.title })).toBeVisible();

  await open(page, '/find-match');
  await page.getByRole('button', { name: 'More about Kevin' }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Kevin' });
  await dialog.getByRole('radio', { name: peopleCopy.reasons.money }).check();
  await dialog.getByRole('button', { name: peopleCopy.report.submit }).click();
  await expect(page.getByText('Showing 11 of 11 profiles')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Showing 11 of 11 profiles')).toBeVisible();

  await open(page, '/');
  const people = page.getByRole('list', { name: 'Sample profiles' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'More about Eric' }).click();
  await page.getByRole('button', { name: peopleCopy.menu.hidden }).click();
  await expect(people.getByRole('article')).toHaveCount(5);

  await open(page, '/user');
  await expect(page.getByText('Divine')).toHaveCount(0);
  await open(page, '/settings');
  const hidden = page.getByRole('list', { name: settingsCopy.hidden.list });
  await expect(hidden.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Show again: Divine' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: recordsCopy.again.action })
    .click();
  await expect(other.getByRole('heading', { level: 2, name: 'Divine' })).toBeVisible();
  await page.getByRole('button', { name: 'Show again: Eric' }).click();
  await open(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('article', { name: 'Eric, 31' })).toBeVisible();
});

test('a hidden person isn’t visible before or after hydration, even as the last of many', async ({
  page,
}) => {
  const hidden = page.getByText('Ineza, 26');
  await open(page, '/find-match');
  await expect(hidden).toBeVisible();
  const person = (id: string) => ({ id, name: id, kind: 'blocked', ts: 1 });
  await fillStorage(page, {
    [KEYS.hidden]: JSON.stringify([
      ...Array.from({ length: 30_000 }, (_, at) => person(`x${at}`)),
      person('p01'),
    ]),
  });
  // The application never loads, so only the prerendered page is visible.
  const assets = '**/assets/*.js';
  await page.route(assets, () => new Promise(() => undefined));
  await page.goto('/find-match', { waitUntil: 'commit' });
  await expect(page.getByText('Kevin, 32')).toBeVisible();
  await expect(hidden).toBeHidden();
  await page.unroute(assets);
  await open(page, '/find-match');
  await expect(page.getByText('Kevin, 32')).toBeVisible();
  await expect(hidden).toHaveCount(0);
});
