// Proves SWIPE-1 with trusted input, and COINS-3 in two tabs.
import { swipeCopy } from '@iru/features/pages/swipe/copy';
import { KEYS } from '@iru/features/platform/keys';
import type { CDPSession, Page } from 'playwright/test';

import {
  clickAtOnce,
  expect,
  fillStorage,
  getDecision,
  open,
  PHONE,
  readStored,
  test,
} from '../support/site';

test.use({ ...PHONE, contextOptions: { reducedMotion: 'no-preference' } });

/** Pixels per second, from a slow drag to the fastest flick. */
const SPEEDS = [120, 3000];
/** In pixels, past the swipe threshold. */
const DISTANCE = 140;
const FRAME_MS = 16;

type Point = readonly [x: number, y: number];

const card = (page: Page, who: string) => page.getByRole('group', { name: `Profile of ${who}` });
const confirmation = (page: Page) => page.getByRole('alertdialog', { name: /^A Super Like for / });
const confirmButton = (page: Page) =>
  confirmation(page).getByRole('button', { name: swipeCopy.ask.action });
const getCoins = async (page: Page) =>
  ((await readStored(page, KEYS.wallet)) as { coinBalance?: number } | null)?.coinBalance;
const createWallet = (coins: number) => ({
  [KEYS.wallet]: JSON.stringify({
    coinBalance: coins,
    transactions: [{ ts: 1, delta: coins, note: 'Purchased via Card for 1000 RWF', id: 'w0' }],
  }),
});

const getCentre = async (page: Page, who = 'Divine, 24'): Promise<Point> => {
  const box = await card(page, who).boundingBox();
  if (!box) throw new Error('The deck shows no card.');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Dispatches trusted touches. */
const touch = (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...at: readonly Point[]
) =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: at.map(([x, y], id) => ({ x, y, id: id + 1 })),
  });

test('a card can be swiped at any speed, but not by a short flick or with a second finger', async ({
  page,
}) => {
  await open(page, '/swipe');
  const session = await page.context().newCDPSession(page);
  const undo = page.getByRole('button', { name: /^Undo/ });
  for (const speed of SPEEDS) {
    const [x, y] = await getCentre(page);
    await touch(session, 'touchStart', [x, y]);
    const start = performance.now();
    for (let moved = 0; moved < DISTANCE;) {
      moved = Math.min(DISTANCE, ((performance.now() - start + FRAME_MS) * speed) / 1000);
      await touch(session, 'touchMove', [x + moved, y]);
    }
    await touch(session, 'touchEnd');
    await expect(
      page.getByText('You liked Divine. Next: Thierry, 29.'),
      `${speed} px/s`,
    ).toBeVisible();
    await undo.click();
    await expect(card(page, 'Divine, 24')).toBeVisible();
  }
  const [x, y] = await getCentre(page);
  await touch(session, 'touchStart', [x, y]);
  for (const dx of [20, 50, 60]) await touch(session, 'touchMove', [x + dx, y]);
  await touch(session, 'touchEnd');
  await expect(card(page, 'Divine, 24')).toHaveCSS('transform', 'none');
  // A pinch.
  await touch(session, 'touchStart', [x - 20, y]);
  await touch(session, 'touchStart', [x - 20, y], [x + 20, y]);
  for (const spread of [40, 80, 120])
    await touch(session, 'touchMove', [x - spread, y], [x + spread, y]);
  await touch(session, 'touchEnd', [x + 120, y]);
  await touch(session, 'touchEnd');
  await expect(card(page, 'Divine, 24')).toHaveCSS('transform', 'none');
  await expect(undo).toBeDisabled();
});

const swipeUp = async (page: Page, distance: number) => {
  // The last card may still be animating.
  const box = await page.locator('[tabindex] > [data-slot="swipe-card"]').boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (!box) throw new Error('The deck shows no card.');
  const x = box.x + box.width / 2;
  const y = Math.min(box.y + box.height, height) - 24;
  const session = await page.context().newCDPSession(page);
  await touch(session, 'touchStart', [x, y]);
  for (const part of [0.1, 0.25, 0.5, 0.75, 1])
    await touch(session, 'touchMove', [x, y - distance * part]);
  await touch(session, 'touchEnd');
};

test('swiping a card up asks before the first coins of a visit, and in landscape only scrolls', async ({
  page,
}) => {
  await fillStorage(page, createWallet(100));
  await open(page, '/swipe');
  await expect(page.locator('[data-slot="swipe-card"][data-up]')).toBeVisible();
  await swipeUp(page, DISTANCE);
  // Not by touch, because Chromium drops a tap directly after a fling.
  await confirmation(page).getByRole('button', { name: swipeCopy.ask.cancel }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Divine, 24' })).toBeVisible();
  expect(await getCoins(page)).toBe(100);
  await swipeUp(page, DISTANCE);
  await confirmButton(page).click();
  await expect(
    page.getByText('You gave Divine a Super Like for 30 coins. Next: Thierry, 29.'),
  ).toBeVisible();
  expect(await getCoins(page)).toBe(70);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, '/swipe');
  await swipeUp(page, 130);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(60);
  await expect(confirmation(page)).toHaveCount(0);
  expect(await getCoins(page)).toBe(70);
});

test('two tabs that spend the same coins at the same instant charge once, and one reports it', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const tabs = [page, other];
  await fillStorage(page, createWallet(30));
  for (const tab of tabs) await open(tab, '/swipe');
  // The other tab has passed on the first person, so the tabs are about to like different people.
  await other.getByRole('button', { name: 'Pass' }).click();
  await expect(other.getByRole('heading', { level: 2, name: 'Thierry, 29' })).toBeVisible();
  for (const tab of tabs) {
    await getDecision(tab, /^Super Like/).click();
    await expect(confirmButton(tab)).toBeVisible();
  }
  await clickAtOnce(tabs, '[role=alertdialog] button', /^Super Like for 30 coins$/);
  for (const tab of tabs) {
    await expect.poll(() => getCoins(tab)).toBe(0);
    await expect
      .poll(async () =>
        ((await readStored(tab, KEYS.likes)) as { super?: boolean }[] | null)
          ?.map((like) => like.super === true)
          .toSorted(),
      )
      .toEqual([false, true]);
  }
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
});
