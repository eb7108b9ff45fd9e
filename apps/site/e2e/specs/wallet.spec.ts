// Proves COINS-3.
import { pricingCopy } from '@iru/features/pages/pricing/copy';
import { receiptCopy } from '@iru/features/pages/pricing/receipt-copy';
import { lazyCopy } from '@iru/features/parts/lazy/copy';
import { purchaseCopy } from '@iru/features/parts/purchase/copy';
import { readFile } from 'node:fs/promises';

import { KEYS } from '@iru/features/platform/keys';
import type { Locator, Page } from 'playwright/test';

import { recordViewTransitions } from '../support/view-transitions';
import { chooseRadio, expect, getHorizontalOverflow, open, test } from '../support/site';

interface Stored {
  coinBalance: number;
  transactions: { id: string; delta: number; note: string }[];
}

const PRICING = '/pricing';
const stored = (page: Page): Promise<Stored | null> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null,
    KEYS.wallet,
  );
const bar = (page: Page) => page.getByRole('region', { name: pricingCopy.bar.label });
const dialog = (page: Page) => page.getByRole('dialog', { name: purchaseCopy.title });
const summary = (page: Page) => dialog(page).getByRole('group', { name: purchaseCopy.summary });

const buyPopular = async (page: Page, method = 'Mobile Money') => {
  await bar(page).getByRole('button', { name: 'Buy Coins' }).click();
  await expect(summary(page)).toContainText('550 coins');
  await dialog(page).getByRole('button', { name: method }).click();
  await expect(dialog(page)).toHaveCount(0);
};

test('bought coins are shown, kept after a reload and listed on the user page', async ({
  page,
}) => {
  await open(page, PRICING);
  await expect(bar(page).getByText('0 coins')).toBeVisible();
  await buyPopular(page);
  await expect(page.getByText('550 coins. You now have 550 coins.')).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Buy Coins' })).toBeFocused();
  await expect(bar(page).getByText('550 coins')).toBeVisible();
  await page.getByRole('button', { name: "Buy Lover's Pack" }).click();
  await expect(summary(page)).toContainText('3,000 coins');
  await dialog(page).getByRole('button', { name: 'Card' }).click();
  await expect(bar(page).getByText('3,550 coins')).toBeVisible();
  expect(await stored(page)).toMatchObject({
    coinBalance: 3550,
    transactions: [
      { delta: 3000, note: 'Purchased via Card for 25000 RWF' },
      { delta: 550, note: 'Purchased via Mobile Money for 5000 RWF' },
    ],
  });

  await page.reload();
  await expect(bar(page).getByText('3,550 coins')).toBeVisible();
  const rows = page
    .getByRole('list', { name: pricingCopy.transactions.list })
    .getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Purchased via Card for 25000 RWF');

  await page.evaluate((key) => localStorage.setItem(key, 'true'), KEYS.session);
  await open(page, '/user');
  await expect(page.getByText('3,550 coins', { exact: true })).toBeVisible();
});

test('a receipt can be downloaded, and printed on its own page', async ({ page }) => {
  await open(page, PRICING);
  await buyPopular(page, 'In-App');
  await page.getByRole('button', { name: /^Receipt/ }).click();
  const receipt = page.getByRole('dialog', { name: receiptCopy.title });
  const download = page.waitForEvent('download');
  await receipt.getByRole('button', { name: receiptCopy.download }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^iru-receipt-[\dA-F]{8}\.txt$/);
  const text = await readFile(await file.path(), 'utf8');
  for (const line of [
    /Package +Popular/,
    /Coins added +550 coins/,
    /Paid with +In-App/,
    /Price +5,000 RWF/,
  ])
    expect(text).toMatch(line);

  const screenOnly = [
    receipt.getByRole('button', { name: 'Print' }),
    page.getByRole('heading', { level: 1, includeHidden: true }),
    page.locator('header').first(),
  ];
  for (const part of screenOnly) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText('550 coins')).toBeVisible();
  for (const part of screenOnly) await expect(part).toBeHidden();
});

test('a purchase in one tab appears in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, PRICING);
  await open(other, PRICING);
  await buyPopular(page);
  await expect(bar(other).getByText('550 coins')).toBeVisible({ timeout: 1000 });
  await buyPopular(other, 'Card');
  await expect(bar(page).getByText('1,100 coins')).toBeVisible({ timeout: 1000 });
  expect((await stored(page))?.transactions).toHaveLength(2);
});

test('two tabs that each buy 50 times at once lose nothing', async ({ page, context }) => {
  test.setTimeout(180_000);
  const other = await context.newPage();
  await open(page, PRICING);
  await open(other, PRICING);
  await buyPopular(page);
  await buyPopular(other);
  const buyRepeatedly = (tab: Page) =>
    tab.evaluate(async () => {
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
      for (let round = 0; round < 50; round += 1) {
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
    });
  await Promise.all([buyRepeatedly(page), buyRepeatedly(other)]);
  const coins = `${(102 * 550).toLocaleString('en-GB')} coins`;
  for (const tab of [page, other])
    await expect(bar(tab).getByText(coins)).toBeVisible({ timeout: 15_000 });
  const wallet = await stored(page);
  expect(wallet?.coinBalance).toBe(102 * 550);
  expect(new Set(wallet?.transactions.map(({ id }) => id)).size).toBe(102);
});

test('a refused write is reported, and no coins are claimed', async ({ page }) => {
  await page.addInitScript(() => {
    const { value: put } = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if (document.documentElement.dataset.full)
        throw new DOMException('full', 'QuotaExceededError');
      Reflect.apply(put, this, [key, value]);
    };
  });
  await open(page, PRICING);
  await page.evaluate(() => {
    document.documentElement.dataset.full = 'true';
  });
  await bar(page).getByRole('button', { name: 'Buy Coins' }).click();
  await dialog(page).getByRole('button', { name: 'Card' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Nothing was bought: your browser couldn’t save the coins',
  );
  const unsaved = page.getByText('couldn’t be saved on this device');
  const added = page.getByText('Coins added');
  await expect(unsaved).toBeAttached();
  await expect(added).toHaveCount(0);

  await page.evaluate(() => delete document.documentElement.dataset.full);
  await dialog(page).getByRole('button', { name: 'Card' }).click();
  await expect(bar(page).getByText('550 coins')).toBeVisible();
  await expect(added).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  expect((await stored(page))?.transactions).toHaveLength(1);
});

test('the calculator works with a keyboard and recommends a package', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, PRICING);
  const keypad = page.getByRole('group', { name: 'Coin calculator' });
  await keypad.getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.type('0600');
  await expect(keypad.getByRole('status')).toHaveText('cost 6,000 RWF');
  await expect(page.getByRole('region', { name: 'Recommended package' })).toContainText('Premium');
  await chooseRadio(keypad.getByRole('radio', { name: pricingCopy.calculator.labels.modes.rwf }));
  await expect(keypad.getByRole('status')).toHaveText('buy 60 coins');
  await page.getByRole('button', { name: 'Choose Basic' }).click();
  await expect(summary(page)).toContainText('100 coins');
  expect(await getHorizontalOverflow(page)).toBe(0);
});

test('a package’s coins move into the dialog if it’s already loaded and motion isn’t reduced', async ({
  page,
}) => {
  const moved = await recordViewTransitions(page, 'coins');
  const buy = page.getByRole('button', { name: 'Buy Premium' });
  /** Waits for the transitions before closing the dialog, which would end them. */
  const expectOpened = async (opener: Locator, sum: string, transitions: readonly string[]) => {
    await expect(summary(page)).toContainText(sum);
    await expect.poll(moved).toEqual(transitions);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, PRICING);
  const fetched = page.waitForResponse(/ConnectedPurchase/);
  await buy.hover();
  await (await fetched).finished();
  await buy.click();
  await expectOpened(buy, '1,150 coins', ['coins']);
  await buy.press('Enter');
  await expectOpened(buy, '1,150 coins', ['coins', 'coins']);
  const recommended = page.locator('[data-recommended]').getByRole('button');
  await recommended.press('Enter');
  await expectOpened(recommended, '100 coins', ['coins', 'coins', 'coins']);
  // A button without a sum has no transition of its own.
  const walletButton = bar(page).getByRole('button', { name: 'Buy Coins' });
  await walletButton.click();
  await expectOpened(walletButton, '550 coins', ['coins', 'coins', 'coins']);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PRICING);
  await buy.press('Enter');
  await expectOpened(buy, '1,150 coins', []);
  await buy.press('Enter');
  await expectOpened(buy, '1,150 coins', []);
});

test('of 10,000 transactions only the visible ones are rendered', async ({ page }) => {
  const transactions = Array.from({ length: 10_000 }, (_, at) => ({
    ts: 1_780_000_000_000 - at * 60_000,
    delta: 1,
    note: `Coin ${at}`,
    id: `c${at}`,
  }));
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEYS.wallet,
    JSON.stringify({ coinBalance: 10_000, transactions }),
  ] as const);
  await open(page, PRICING);
  await expect(bar(page).getByText('10,000 coins')).toBeVisible();
  await page.getByRole('button', { name: 'Show all 10,000' }).click();
  const region = page.getByRole('region', { name: pricingCopy.transactions.heading });
  await expect(region).toBeFocused();
  await page.keyboard.press('End');
  await expect(region.getByText('Coin 9999')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(region.getByText('Coin 0', { exact: true })).toBeInViewport();
  expect(await region.getByRole('listitem').count()).toBeLessThan(60);
});

test('the wallet bar doesn’t cover the calculator or its result', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, PRICING);
    const wallet = await bar(page).elementHandle();
    const covered = await page
      .getByRole('group', { name: 'Coin calculator' })
      .getByRole('button')
      .evaluateAll(
        (keys, element) =>
          keys.filter((key) => {
            const { left, top, width: wide, height: high } = key.getBoundingClientRect();
            const [x, y] = [left + wide / 2, top + high / 2];
            return y < innerHeight && element?.contains(document.elementFromPoint(x, y));
          }).length,
        wallet,
      );
    expect(covered).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('heading', { name: pricingCopy.prices.heading }).scrollIntoViewIfNeeded();
  await expect(bar(page).getByRole('button', { name: 'Buy Coins' })).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a second tap activates nothing behind the closed dialog', async ({ page }) => {
    await open(page, PRICING);
    for (const method of ['In-App', 'Card', 'Mobile Money']) {
      await page.getByRole('button', { name: 'Buy Basic' }).click();
      const box = await page.getByRole('button', { name: new RegExp(`^${method}`) }).boundingBox();
      if (!box) throw new Error('The payment method is missing.');
      const scrolled = await page.evaluate(() => scrollY);
      const tap = () => page.touchscreen.tap(box.x + 40, box.y + 20);
      await Promise.all([tap(), tap()]);
      await expect(page.getByText('Coins added').last()).toBeVisible();
      await expect(page.locator('[data-shield]')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    }
    await expect(bar(page).getByText('300 coins')).toBeAttached();
  });

  test('a purchase dialog that fails to load shows a message in place, and can be retried', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to (load resource|fetch dynamically)/);
    await open(page, PRICING);
    await page.route(/\/assets\/ConnectedPurchase-/, (route) => route.abort());
    await page.getByRole('button', { name: 'Buy Ultimate' }).click();
    const alert = page.getByText('The coin store didn’t load');
    await expect(alert).toBeInViewport();
    await page.unroute(/\/assets\/ConnectedPurchase-/);
    await page.getByRole('button', { name: lazyCopy.retry }).click();
    await expect(alert).toHaveCount(0);
    await expect(summary(page)).toContainText('6,500 coins');
  });
});
