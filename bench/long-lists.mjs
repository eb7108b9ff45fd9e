// How long a keystroke takes beside 12 and 1,000 messages, and how smoothly the built site renders while 1,000 messages or transactions are
// scrolled from end to end, both on a processor slowed down six times.
import { onBuiltSite } from './built-site.mjs';
import { timeEntries } from './entries.mjs';
import { framesDuring, openAtRest, printFrames } from './frames.mjs';
import { median } from './statistics.mjs';

const PORT = 4385;
const ROUNDS = 5;
const SLOWDOWN = 6;
const MANY = 1000;
const TEXTS = ['M', 'Mu', 'Mur', 'Mura', 'Murah', 'Muraho', 'Muraho ', 'Muraho n', 'Muraho ne', ''];

/** Opens a page with that many messages and transactions, slowed down, and returns the display's frame. @param {import('playwright').Page} page @param {string} path @param {number} count */
const openWith = async (page, path, count) => {
  await page.goto(`http://localhost:${PORT}/robots.txt`);
  await page.evaluate((length) => {
    const transactions = Array.from({ length }, (_, at) => ({
      id: `bench-${at}`,
      ts: Date.UTC(2026, 0, 1) - at * 3_600_000,
      delta: at % 3 === 0 ? 300 : -10,
      note: at % 3 === 0 ? `Purchase ${length - at}` : `Super Like ${length - at}`,
    }));
    const coinBalance = transactions.reduce((sum, { delta }) => sum + delta, 0);
    const s2 = Array.from({ length }, (_, at) => `Message ${at + 1} `.repeat((at % 9) + 1));
    for (const [key, value] of Object.entries({
      iru_session: true,
      iru_threads: [{ id: 's2', name: 'Thierry', last: 'Muraho' }],
      iru_msgs: { s2 },
      iru_wallet_v1: { coinBalance, transactions },
    }))
      localStorage.setItem(key, JSON.stringify(value));
  }, count);
  const rest = await openAtRest(page, PORT, path);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return rest;
};

/** Turns the wheel over a scrollable element until it no longer moves. @param {import('playwright').Page} page @param {import('playwright').Locator} element @param {number} by */
const scrollToEnd = async (page, element, by) => {
  await element.hover();
  for (let turn = 0, last = -1; turn < 1000; turn += 1) {
    const at = await element.evaluate(({ scrollTop }) => scrollTop);
    if (at === last) return;
    last = at;
    await page.mouse.wheel(0, by);
    await page.waitForTimeout(100);
  }
};

/** Prints the cost of a keystroke and the frames of long lists. */
export const benchLongLists = () =>
  onBuiltSite(PORT, { width: 1280, height: 900 }, async (page) => {
    const field = page.locator('section textarea');
    console.log(`Long lists, ${SLOWDOWN}x slower CPU`);
    for (const count of [12, MANY]) {
      const times = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await openWith(page, '/messages', count);
        await field.focus();
        times.push((await timeEntries(page, ':focus', TEXTS)).echo);
      }
      console.log(`  a letter beside ${count} messages: ${median(times).toFixed(1)} ms`);
    }
    let rest = await openWith(page, '/messages', MANY);
    const log = page.locator('[role=log]');
    const earlier = page.locator('[role=log] button');
    const scrolled = await framesDuring(page, async () => {
      await scrollToEnd(page, log, -1500);
      while ((await earlier.count()) > 0) {
        await earlier.click();
        await scrollToEnd(page, log, -1500);
      }
    });
    printFrames('scroll to the first', scrolled, rest);
    await field.fill('Muraho');
    printFrames(
      'send',
      await framesDuring(page, async () => {
        await field.press('Enter');
        await page.waitForTimeout(600);
      }),
      rest,
    );
    rest = await openWith(page, '/pricing', MANY);
    // Not by role, which is slow to find beside this many elements.
    const all = page.locator('button', { hasText: 'Show all' });
    printFrames(
      'show transactions',
      await framesDuring(page, async () => {
        await all.click();
        await page.waitForTimeout(1000);
      }),
      rest,
    );
    const list = page.locator('[role=region]:has([aria-label=Transactions])');
    printFrames(
      'scroll to the oldest',
      await framesDuring(page, () => scrollToEnd(page, list, 1500)),
      rest,
    );
  });
