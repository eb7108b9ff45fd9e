// Proves COINS-3, MSG-1, CARD-3 and BROWSE-9 in several tabs.
import { findMatchCopy } from '@iru/features/pages/find-match/copy';
import { pricingCopy } from '@iru/features/pages/pricing/copy';
import { PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import type { Page } from 'playwright/test';

import { expect, fillStorage, MEMBER, open, readStored, test } from '../support/site';

const ROUNDS = 10;

/** Buys through the page, as fast as it shows each step. */
const buyRepeatedly = (tab: Page, rounds: number) =>
  tab.evaluate(async (times) => {
    const button = (within: Element, name: string) =>
      [...within.querySelectorAll('button')].find((each) =>
        each.textContent.trim().startsWith(name),
      );
    const waitFor = (find: () => Element | null | undefined) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (!find()) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(check);
        observer.observe(document, { childList: true, subtree: true, attributes: true });
        check();
      });
    const getDialog = () => document.querySelector('[role="dialog"]');
    const getToast = () => document.querySelector('[data-sonner-toast][data-removed="false"]');
    for (let round = 0; round < times; round += 1) {
      button(document.body, 'Buy Coins')?.click();
      await waitFor(getDialog);
      const purchase = getDialog();
      if (purchase) button(purchase, 'Mobile Money')?.click();
      await waitFor(getToast);
      const toast = getToast();
      // Many toasts would take more time than the purchases.
      toast?.querySelector('button')?.click();
      await waitFor(() => (toast === getToast() ? null : document.body));
    }
  }, rounds);

test('two tabs that buy coins at once lose nothing, and show the same balance', async ({
  page,
  context,
}) => {
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await open(tab, PATHS.pricing);
  await Promise.all(tabs.map((tab) => buyRepeatedly(tab, ROUNDS)));
  const coins = 2 * ROUNDS * 550;
  for (const tab of tabs)
    await expect(
      tab
        .getByRole('region', { name: pricingCopy.bar.label })
        .getByText(`${coins.toLocaleString('en-GB')} coins`),
    ).toBeVisible();
  const wallet = (await readStored(page, KEYS.wallet)) as {
    coinBalance: number;
    transactions: { id: string }[];
  };
  expect(wallet.coinBalance).toBe(coins);
  expect(new Set(wallet.transactions.map(({ id }) => id)).size).toBe(2 * ROUNDS);
});

test('two tabs that write at once lose no message, share a draft, and keep it when both close', async ({
  page,
  context,
}) => {
  await fillStorage(page, MEMBER);
  const other = await context.newPage();
  const fieldOf = (tab: Page) => tab.getByRole('textbox', { name: 'Message to Divine' });
  const write = async (writer: Page, text: string) => {
    await fieldOf(writer).fill(text);
    await writer.keyboard.press('Enter');
  };
  await Promise.all([open(page, PATHS.messages), open(other, PATHS.messages)]);
  await fieldOf(page).pressSequentially('Muraho, shall we');
  await expect(fieldOf(other)).toHaveValue('Muraho, shall we');
  for (let round = 1; round <= ROUNDS; round += 1)
    await Promise.all([write(page, `one ${round}`), write(other, `two ${round}`)]);
  const all = Array.from({ length: ROUNDS }, (_, at) => [`one ${at + 1}`, `two ${at + 1}`]).flat();
  for (const reader of [page, other])
    // Storage reaches another tab's process a few milliseconds late.
    await expect
      .poll(async () =>
        ((await readStored(reader, KEYS.messages)) as { s1: { text: string }[] }).s1
          .map(({ text }) => text)
          .toSorted(),
      )
      .toEqual(all.toSorted());

  await fieldOf(page).fill('Until tomorrow');
  const later = await context.newPage();
  await page.close();
  await other.close();
  await open(later, PATHS.messages);
  await expect(fieldOf(later)).toHaveValue('Until tomorrow');
});

test('comments, filters and mood are kept within the tab only', async ({ page, context }) => {
  await fillStorage(page, MEMBER);
  await open(page, PATHS.findMatch);
  const count = page.getByRole('main').getByRole('status').first();
  await page.getByRole('button', { name: 'Calm', exact: true }).click();
  await page.getByLabel(findMatchCopy.filters.country).selectOption('Kenya');
  await expect(page).toHaveURL('/find-match?country=Kenya&mood=Calm');
  const card = page.locator('[data-profile="p04"]');
  await card.getByRole('button', { name: 'Comments (0)' }).click();
  await card.getByRole('textbox').fill('You hike too');
  await card.getByRole('textbox').press('Enter');
  await expect(
    card.getByText('Only you can see these comments, until you close this tab or log out.'),
  ).toBeVisible();
  await open(page, PATHS.messages);
  await open(page, PATHS.findMatch);
  await expect(count).toHaveText('Showing 2 of 12 profiles');
  await card.getByRole('button', { name: 'Comments (1)' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'You hike too' })).toBeVisible();

  const other = await context.newPage();
  await open(other, PATHS.findMatch);
  await expect(other.getByRole('main').getByRole('status').first()).toHaveText(
    'Showing 12 of 12 profiles',
  );
  await expect(other.getByRole('button', { name: 'Comments (1)' })).toHaveCount(0);
});
