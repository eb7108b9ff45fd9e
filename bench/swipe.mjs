// How evenly the built site draws while a card is dragged, and while a conversation of 10 000 messages is scrolled to its
// first one and written in: the time between two frames, as a ratio to that of the same page at rest.
import { onBuiltSite } from './built-site.mjs';

const PORT = 4375;
const MESSAGES = 10_000;

/** @param {number[]} numbers @param {number} share from 0 to 1 */
const quantile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

/**
 * The milliseconds between the frames that the page draws while something goes on.
 * @param {import('playwright').Page} page @param {() => Promise<unknown>} action
 */
const framesDuring = async (page, action) => {
  await page.evaluate(() => {
    /** @type {number[]} */
    const frames = [];
    let last = performance.now();
    const note = (/** @type {number} */ now) => {
      frames.push(now - last);
      last = now;
      if (Reflect.get(window, 'benchFrames') === frames) requestAnimationFrame(note);
    };
    Reflect.set(window, 'benchFrames', frames);
    requestAnimationFrame(note);
  });
  await action();
  const frames = await page.evaluate(() => {
    const noted = /** @type {number[]} */ (Reflect.get(window, 'benchFrames'));
    Reflect.set(window, 'benchFrames', undefined);
    return noted;
  });
  return frames.slice(1);
};

/** @param {import('playwright').Page} page @param {string} path */
const open = async (page, path) => {
  await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  // Whatever loads late has been drawn by then.
  return quantile(await framesDuring(page, () => page.waitForTimeout(1500)), 0.5);
};

/** @param {string} name @param {number[]} frames @param {number} rest the display's frame, in milliseconds */
const print = (name, frames, rest) => {
  const [half, most, worst] = [0.5, 0.95, 1].map((share) => (quantile(frames, share) / rest).toFixed(2));
  console.log(`  ${name.padEnd(22)} median ${half}, 95 in 100 ${most}, longest ${worst}   (${frames.length} frames)`);
};

/** @param {import('playwright').Page} page */
const benchDrag = async (page) => {
  const rest = await open(page, '/swipe');
  console.log(`Swipe: a card that follows the pointer, in frames of the display (${rest.toFixed(1)} ms)`);
  const card = await page.locator('[data-slot="swipe-card"]').first().boundingBox();
  if (!card) throw new Error('The deck shows no card.');
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = await framesDuring(page, async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await page.mouse.move(x + 140, y - 20, { steps: 40 });
      await page.mouse.move(x - 140, y + 20, { steps: 40 });
    }
  });
  await page.mouse.move(x, y);
  await page.mouse.up();
  print('drag', frames, rest);
  const thrown = await framesDuring(page, async () => {
    await page.getByRole('button', { name: /^Like/ }).click();
    await page.waitForTimeout(400);
  });
  print('decide and fly away', thrown, rest);
};

/** @param {import('playwright').Page} page */
const benchTalk = async (page) => {
  await page.evaluate((count) => {
    localStorage.setItem('iru_threads', '[{"id":"s2","name":"Thierry","last":"Muraho"}]');
    localStorage.setItem('iru_msgs', JSON.stringify({ s2: Array.from({ length: count }, (_, at) => `Message ${at + 1}`) }));
  }, MESSAGES);
  const rest = await open(page, '/messages');
  console.log(`Messages: a conversation of ${MESSAGES.toLocaleString('en-GB')}, in frames of the display (${rest.toFixed(1)} ms)`);
  await page.getByRole('log').hover();
  const first = page.getByText('This is where your conversation with Thierry begins.');
  let turns = 0;
  const scrolled = await framesDuring(page, async () => {
    for (; turns < 4000 && (await first.count()) === 0; turns += 1) await page.mouse.wheel(0, -2000);
  });
  print('scroll to the first', scrolled, rest);
  const reached = (await first.count()) === 1 ? 'reached' : 'not reached';
  console.log(`  ${'first message'.padEnd(22)} ${reached} after ${turns} turns of the wheel, without a press`);
  const field = page.getByRole('textbox', { name: 'Message to Thierry' });
  await field.focus();
  print('type', await framesDuring(page, () => page.keyboard.type('Muraho neza', { delay: 60 })), rest);
  const sent = await framesDuring(page, async () => {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(400);
  });
  print('send', sent, rest);
};

/** Prints the frames of both as ratios to the display's. */
export const benchSwipe = () =>
  onBuiltSite(PORT, { width: 1280, height: 900 }, async (page) => {
    await benchDrag(page);
    await benchTalk(page);
    console.log('  aim: 95 in 100 frames within 2 frames of the display');
  });
