import { swipeCopy } from '@iru/features/pages/swipe/copy';
import { KEYS } from '@iru/features/platform/keys';
import type { Page } from 'playwright/test';

import { expect, open, test } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const confirmation = (page: Page) => page.getByRole('alertdialog', { name: /^A Super Like for / });
const confirmButton = (page: Page) =>
  confirmation(page).getByRole('button', { name: swipeCopy.ask.action });
const superLikeButton = (page: Page) =>
  page.getByRole('group', { name: swipeCopy.actions }).getByRole('button', { name: /^Super Like/ });
const getCoins = (page: Page) =>
  page.evaluate(
    (key) =>
      (JSON.parse(localStorage.getItem(key) ?? '{}') as { coinBalance?: number }).coinBalance,
    KEYS.wallet,
  );

const openDeck = async (page: Page) => {
  await page.addInitScript((key) => {
    if (localStorage.getItem(key) !== null) return;
    const transactions = [{ ts: 1, delta: 100, note: 'Purchased via Card for 1000 RWF', id: 'w0' }];
    localStorage.setItem(key, JSON.stringify({ coinBalance: 100, transactions }));
  }, KEYS.wallet);
  await open(page, '/swipe');
};

const swipeUp = async (page: Page, distance: number) => {
  // The last card may still be animating.
  const box = await page.locator('[tabindex] > [data-slot="swipe-card"]').boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (!box) throw new Error('The deck shows no card.');
  const x = box.x + box.width / 2;
  const y = Math.min(box.y + box.height, height) - 24;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }],
    });
  await touch('touchStart');
  for (const part of [0.1, 0.25, 0.5, 0.75, 1]) await touch('touchMove', distance * part);
  await touch('touchEnd');
};

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });

  test('a scroll that starts on the card scrolls and spends nothing', async ({ page }) => {
    await openDeck(page);
    await swipeUp(page, 130);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(60);
    await expect(confirmation(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Divine, 24' })).toBeAttached();
    expect(await getCoins(page)).toBe(100);
    await superLikeButton(page).click();
    await expect(confirmation(page)).toBeVisible();
  });
});

test.describe('on a phone in portrait', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('swiping a card up asks before the first coins of a visit, and not again', async ({
    page,
  }) => {
    await openDeck(page);
    await expect(page.locator('[data-slot="swipe-card"][data-up]')).toBeVisible();
    await swipeUp(page, 140);
    // Not by touch, because Chromium drops a tap directly after a fling.
    await confirmation(page).getByRole('button', { name: swipeCopy.ask.cancel }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Divine, 24' })).toBeVisible();
    expect(await getCoins(page)).toBe(100);
    await swipeUp(page, 140);
    await confirmButton(page).click();
    await expect(
      page.getByText('You gave Divine a Super Like for 30 coins. Next: Thierry, 29.'),
    ).toBeVisible();
    await swipeUp(page, 140);
    await expect(
      page.getByText('You gave Thierry a Super Like for 30 coins. Next: Sandrine, 27.'),
    ).toBeVisible();
    expect(await getCoins(page)).toBe(40);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('two tabs that give the same person a Super Like at the same instant charge once', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await openDeck(tab);
    await superLikeButton(tab).click();
    await expect(confirmButton(tab)).toBeVisible();
  }
  await Promise.all(tabs.map((tab) => confirmButton(tab).click()));
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { level: 2, name: 'Thierry, 29' })).toBeVisible();
  for (const tab of tabs) await expect.poll(() => getCoins(tab)).toBe(70);
  await open(page, '/pricing');
  await expect(page.getByText('Super Like for Divine')).toHaveCount(1);
});

test('two tabs that spend the same coins on two people at the same instant keep one Super Like, and one tab reports it', async ({
  page,
  context,
}) => {
  test.slow();
  const other = await context.newPage();
  const tabs = [page, other];
  for (let round = 0; round < 3; round += 1) {
    await open(page, '/');
    await page.evaluate((key) => {
      localStorage.clear();
      const transactions = [{ ts: 1, delta: 30, note: 'Purchased via Card for 300 RWF', id: 'w0' }];
      localStorage.setItem(key, JSON.stringify({ coinBalance: 30, transactions }));
    }, KEYS.wallet);
    for (const tab of tabs) {
      await open(tab, '/');
      await tab.evaluate(() => sessionStorage.clear());
      await open(tab, '/swipe');
    }
    // The other tab has passed on the first person, so the tabs are about to like different people.
    await other.getByRole('button', { name: 'Pass' }).click();
    await expect(other.getByRole('heading', { level: 2, name: 'Thierry, 29' })).toBeVisible();
    for (const tab of tabs) {
      await superLikeButton(tab).click();
      await expect(confirmButton(tab)).toBeVisible();
    }
    const at = Date.now() + 300;
    const clickAt = (tab: Page) =>
      tab.evaluate(
        (time) =>
          new Promise<void>((resolve) => {
            setTimeout(() => {
              const buttons = [
                ...document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button'),
              ];
              buttons.find(({ textContent }) => textContent === 'Super Like for 30 coins')?.click();
              resolve();
            }, time - Date.now());
          }),
        at,
      );
    await Promise.all(tabs.map(clickAt));
    const stored = (tab: Page) =>
      tab.evaluate(
        ([wallet, likes]) => {
          const { transactions } = JSON.parse(localStorage.getItem(wallet) ?? '{}') as {
            transactions: { delta: number }[];
          };
          const liked = JSON.parse(localStorage.getItem(likes) ?? '[]') as {
            id: string;
            super?: boolean;
          }[];
          return {
            sum: transactions.reduce((total, { delta }) => total + delta, 0),
            liked: liked.length,
            supers: liked.filter((like) => like.super === true).length,
          };
        },
        [KEYS.wallet, KEYS.likes] as const,
      );
    for (const tab of tabs)
      await expect
        .poll(() => stored(tab), { message: `round ${round}` })
        .toEqual({ sum: 0, liked: 2, supers: 1 });
    const message =
      /as a like: another tab spent the coins|a Super Like costs 30 coins, and you have 0 coins/;
    await expect
      .poll(
        async () =>
          (await Promise.all(tabs.map((tab) => tab.getByText(message).count()))).filter(
            (count) => count > 0,
          ).length,
      )
      .toBe(1);
  }
});

test('a person with a Super Like isn’t offered another for coins', async ({ page }) => {
  await openDeck(page);
  await superLikeButton(page).click();
  await confirmButton(page).click();
  for (const person of ['Thierry, 29', 'Sandrine, 27', 'Jean Bosco, 25']) {
    await expect(page.getByRole('heading', { level: 2, name: person })).toBeVisible();
    await page.getByRole('group', { name: `Profile of ${person}` }).focus();
    await page.keyboard.press('ArrowLeft');
  }
  await page.getByRole('button', { name: swipeCopy.end.again }).click();
  await expect(superLikeButton(page)).toContainText(swipeCopy.given);
  await superLikeButton(page).click();
  await expect(
    page.getByText(
      'You’ve already given Divine a Super Like. Nothing was charged. Next: Thierry, 29.',
    ),
  ).toBeVisible();
  expect(await getCoins(page)).toBe(70);
});
