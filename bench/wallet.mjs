// How smoothly the built site renders while 10,000 transactions are shown and scrolled to the oldest: the time between
// two frames, as a ratio to the same page at rest.
import { onBuiltSite } from './built-site.mjs';
import { FRAMES_AIM, framesDuring, openAtRest, printFrames } from './frames.mjs';

const PORT = 4376;
const TRANSACTIONS = 10_000;

/** @param {import('playwright').Page} page */
const fillWallet = (page) =>
  page.addInitScript((count) => {
    const transactions = Array.from({ length: count }, (_, at) => ({
      id: `bench-${at}`,
      ts: Date.UTC(2026, 0, 1) - at * 3_600_000,
      delta: at % 3 === 0 ? 300 : -10,
      note: at % 3 === 0 ? `Purchase ${count - at}` : `Super Like ${count - at}`,
    }));
    const coinBalance = transactions.reduce((sum, { delta }) => sum + delta, 0);
    localStorage.setItem('iru_wallet_v1', JSON.stringify({ coinBalance, transactions }));
  }, TRANSACTIONS);

/** Prints the frames of a long list of transactions as ratios to the display's. */
export const benchWallet = () =>
  onBuiltSite(PORT, { width: 1280, height: 900 }, async (page) => {
    await fillWallet(page);
    const rest = await openAtRest(page, PORT, '/pricing');
    const many = TRANSACTIONS.toLocaleString('en-GB');
    console.log(`Wallet: ${many} transactions, in frames of the display (${rest.toFixed(1)} ms)`);
    const more = page.getByRole('button', { name: `Show all ${many}` });
    await more.scrollIntoViewIfNeeded();
    const list = page
      .getByRole('region', { name: 'Your transactions' })
      .filter({ has: page.locator('[aria-posinset]') });
    const shown = await framesDuring(page, async () => {
      await more.click();
      await list.waitFor();
      await page.waitForTimeout(400);
    });
    printFrames('show all', shown, rest);
    await list.hover();
    const oldest = list.locator(`[aria-posinset="${TRANSACTIONS}"]`);
    let turns = 0;
    const scrolled = await framesDuring(page, async () => {
      for (; turns < 4000 && (await oldest.count()) === 0; turns += 1)
        await page.mouse.wheel(0, 2000);
    });
    printFrames('scroll to the oldest', scrolled, rest);
    const reached = (await oldest.count()) === 1 ? 'reached' : 'not reached';
    const rows = await list.locator('[aria-posinset]').count();
    console.log(
      `  ${'oldest transaction'.padEnd(22)} ${reached} after ${turns} turns of the wheel, with ${rows} rows drawn`,
    );
    console.log(FRAMES_AIM);
  });
