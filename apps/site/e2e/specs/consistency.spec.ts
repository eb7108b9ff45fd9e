// Proves LIKES-1, LATER-1, CARD-3, BROWSE-7, BROWSE-8, BROWSE-9.
import { findMatchCopy } from '@iru/features/pages/find-match/copy';
import { searchesCopy } from '@iru/features/pages/find-match/searches-copy';
import { messagesCopy } from '@iru/features/pages/messages/copy';
import { userCopy } from '@iru/features/pages/user/copy';
import { peopleCopy } from '@iru/features/parts/people/copy';
import { undoCopy } from '@iru/features/parts/undo/copy';
import type { Page } from 'playwright/test';

import { expect, open, test, waitForHydration } from '../support/site';

const logIn = (page: Page) =>
  page.context().addInitScript(() => localStorage.setItem('iru_session', 'true'));
const likeButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Like ${name}`, exact: true }).first();
const likedList = (page: Page) => page.getByRole('list', { name: userCopy.likes.list });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[], key);

test('a like appears wherever likes are shown, in another tab and after a reload, and can be undone', async ({
  page,
  context,
}) => {
  await logIn(page);
  await open(page, '/');
  await likeButton(page, 'Aline').click();
  await expect(likeButton(page, 'Aline')).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/find-match');
  await likeButton(page, 'Ineza').click();
  await expect(likeButton(page, 'Ineza')).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page, 'iru_likes')).toMatchObject([
    { id: 'p01', name: 'Ineza', age: 26 },
    { id: 'h1', name: 'Aline' },
  ]);

  const other = await context.newPage();
  await open(other, '/user');
  await expect(likedList(other).getByRole('listitem')).toHaveText([/Ineza, 26/, /Aline, 27/]);
  await expect(likedList(other).locator('img')).toHaveCount(2);
  await open(other, '/messages');
  await expect(
    other.getByRole('navigation', { name: messagesCopy.list }).getByRole('button'),
  ).toHaveCount(2);
  await open(other, '/swipe');
  await expect(likedList(other).getByRole('listitem')).toHaveCount(2);

  await page.reload();
  await waitForHydration(page);
  await expect(likeButton(page, 'Ineza')).toHaveAttribute('aria-pressed', 'true');
  await other.getByRole('button', { name: 'Remove Ineza' }).click();
  await expect(likeButton(page, 'Ineza')).toHaveAttribute('aria-pressed', 'false');

  await open(other, '/user');
  await expect(likedList(other).getByRole('listitem')).toHaveText([/Aline, 27/]);
  await likeButton(other, 'Aline').click();
  await expect(other.getByRole('heading', { name: userCopy.likes.empty.title })).toBeFocused();
  await open(page, '/');
  await likeButton(page, 'Aline').scrollIntoViewIfNeeded();
  await expect(likeButton(page, 'Aline')).toHaveAttribute('aria-pressed', 'false');
  await open(page, '/messages');
  await expect(page.getByRole('heading', { name: messagesCopy.empty.title })).toBeVisible();
});

test('the toast of a like links to the list', async ({ page }) => {
  await open(page, '/');
  await likeButton(page, 'Aline').click();
  await page.getByRole('button', { name: peopleCopy.list }).click();
  await expect(page).toHaveURL('/swipe#liked');
  await expect(likedList(page).getByRole('listitem')).toHaveText([/Aline, 27/]);
});

test('when logged out, Like buttons reveal no likes and open the login page', async ({ page }) => {
  await logIn(page);
  await open(page, '/');
  await likeButton(page, 'Aline').click();
  await page.context().addInitScript(() => localStorage.setItem('iru_session', 'false'));
  await open(page, '/');
  await likeButton(page, 'Aline').scrollIntoViewIfNeeded();
  await expect(likeButton(page, 'Aline')).toHaveAttribute('aria-pressed', 'false');
  await likeButton(page, 'Aline').click();
  await expect(page).toHaveURL('/login');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('filters in the URL are chips from the first paint, can be removed by click, and don’t shift the page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          sources: { node: Node | null }[];
        })[]) {
          for (const { node } of entry.sources)
            if (node instanceof Element && node.closest('[data-visitor]'))
              shifts.push(node.outerHTML.slice(0, 80));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/find-match?country=Rwanda&gender=female');
    const chips = page.getByRole('list', { name: findMatchCopy.chips.list }).getByRole('button');
    await expect(chips).toHaveText(['Female', 'Rwanda']);
    expect(
      await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts),
      'what is below the chips',
    ).toEqual([]);
    await chips.first().tap();
    await expect(chips).toHaveText(['Rwanda']);
    await expect(page).toHaveURL('/find-match?country=Rwanda');
    await expect(chips.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      'Showing 12 of 12 profiles',
    );
    await expect(page).toHaveURL('/find-match');
  });
});

test('a double click saves a search once and does nothing else', async ({ page }) => {
  await logIn(page);
  await open(page, '/find-match?country=DRC&mood=Calm');
  await page.getByRole('button', { name: findMatchCopy.searches.open }).click();
  await page.getByRole('textbox', { name: searchesCopy.field }).fill('Twice');
  await page.getByRole('button', { name: searchesCopy.save }).dblclick();
  await expect(page.getByRole('link', { name: 'Twice' })).toHaveCount(1);
  const newName = page.getByRole('textbox', { name: searchesCopy.newName });
  await expect(newName).toBeHidden();
  await expect(page).toHaveURL('/find-match?country=DRC&mood=Calm');
  await page.getByRole('button', { name: 'Rename Twice' }).click();
  await expect(newName).toBeVisible();
});

test('a search can be saved, opened in another tab, renamed, exported, deleted and restored, and is never sent', async ({
  page,
  context,
}) => {
  await logIn(page);
  const requests: string[] = [];
  context.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/find-match?country=DRC&mood=Calm');
  await page.getByRole('button', { name: findMatchCopy.searches.open }).click();
  await page.getByRole('textbox', { name: searchesCopy.field }).fill('Zanzibarsecret');
  await page.getByRole('button', { name: searchesCopy.save }).click();
  await expect(page.getByRole('link', { name: 'Zanzibarsecret' })).toBeFocused();

  const other = await context.newPage();
  await open(other, '/find-match');
  await other.getByRole('button', { name: findMatchCopy.searches.open }).click();
  await other.getByRole('link', { name: 'Zanzibarsecret' }).click();
  await expect(other).toHaveURL('/find-match?country=DRC&mood=Calm');
  await expect(other.getByRole('main').getByRole('status').first()).toHaveText(
    'Showing 2 of 12 profiles',
  );
  await other.getByRole('button', { name: 'Rename Zanzibarsecret' }).click();
  await other.getByRole('textbox', { name: searchesCopy.newName }).fill('Across the lake');
  await other.getByRole('button', { name: searchesCopy.done }).click();
  await expect(page.getByRole('link', { name: 'Across the lake' })).toBeVisible();

  await page.reload();
  await waitForHydration(page);
  await page.getByRole('button', { name: findMatchCopy.searches.open }).click();
  await page.getByRole('button', { name: 'Delete Across the lake' }).click();
  await expect(other.getByRole('link', { name: 'Across the lake' })).toHaveCount(0);
  await page.getByRole('button', { name: undoCopy.undo }).click();
  await expect(page.getByRole('link', { name: 'Across the lake' })).toBeVisible();

  await open(other, '/user');
  await expect(other.getByRole('row', { name: /^Saved searches/ })).toContainText('1 search');
  expect(requests.filter((request) => /Zanzibarsecret|Across/.test(request))).toEqual([]);
});

test('people saved for later are in no deck or list, in any tab and after a reload, until brought back', async ({
  page,
  context,
}) => {
  await logIn(page);
  await open(page, '/find-match');
  const count = page.getByRole('main').getByRole('status').first();
  await page.getByRole('button', { name: 'More about Ineza' }).click();
  await page.getByRole('button', { name: peopleCopy.menu.later }).click();
  await expect(count).toHaveText('Showing 11 of 11 profiles');

  const other = await context.newPage();
  await open(other, '/swipe');
  await other.getByRole('group', { name: 'Profile of Divine, 24' }).focus();
  await other.keyboard.press('ArrowDown');
  await expect(other.getByRole('group', { name: 'Profile of Thierry, 29' })).toBeVisible();
  await other.reload();
  await waitForHydration(other);
  await expect(other.getByRole('group', { name: 'Profile of Thierry, 29' })).toBeVisible();

  await page.reload();
  await waitForHydration(page);
  await expect(count).toHaveText('Showing 11 of 11 profiles');
  await page.getByRole('link', { name: findMatchCopy.later.action }).click();
  await expect(page).toHaveURL('/user#later');
  const list = page.getByRole('list', { name: peopleCopy.later.list });
  await expect(list.getByRole('listitem')).toHaveText([/Divine, 24/, /Ineza, 26/]);
  await list.getByRole('button', { name: 'Bring back Divine' }).click();
  await expect(other.getByRole('group', { name: 'Profile of Divine, 24' })).toBeVisible();
  await list.getByRole('button', { name: 'Bring back Ineza' }).click();
  await expect(list).toHaveCount(0);
  await open(page, '/find-match');
  await expect(count).toHaveText('Showing 12 of 12 profiles');
});

test('comments, filters and mood are kept within the tab only', async ({ page, context }) => {
  await logIn(page);
  await open(page, '/find-match');
  const count = page.getByRole('main').getByRole('status').first();
  await page.getByRole('button', { name: 'Calm', exact: true }).click();
  await page.getByLabel(findMatchCopy.filters.country).selectOption('Kenya');
  await expect(page).toHaveURL('/find-match?country=Kenya&mood=Calm');
  const card = page.locator('[data-profile="p04"]');
  await card.getByRole('button', { name: 'Comments (0)' }).click();
  await card.getByRole('textbox').fill('You hike too');
  await card.getByRole('textbox').press('Enter');
  await expect(
    card.getByText('Only you can see these comments, until you close this tab.'),
  ).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL('/messages');
  await page.getByRole('link', { name: findMatchCopy.title }).first().click();
  await expect(count).toHaveText('Showing 2 of 12 profiles');
  await expect(page).toHaveURL('/find-match?country=Kenya&mood=Calm');
  await expect(card.getByRole('button', { name: 'Comments (1)' })).toBeVisible();
  await open(page, '/find-match');
  await expect(page.getByRole('button', { name: 'Calm', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await card.getByRole('button', { name: 'Comments (1)' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'You hike too' })).toBeVisible();

  const other = await context.newPage();
  await open(other, '/find-match');
  await expect(other.getByRole('main').getByRole('status').first()).toHaveText(
    'Showing 12 of 12 profiles',
  );
  await expect(other.getByRole('button', { name: 'Comments (1)' })).toHaveCount(0);

  await page.getByRole('button', { name: findMatchCopy.filters.clear }).click();
  await expect(count).toHaveText('Showing 12 of 12 profiles');
  await open(page, '/find-match');
  await expect(count).toHaveText('Showing 12 of 12 profiles');
});
