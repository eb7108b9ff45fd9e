// How evenly the built site draws while a card is dragged, and while a conversation of 10 000 messages is scrolled to its
// first one and written in: the time between two frames, as a ratio to that of the same page at rest.
import { onBuiltSite } from './built-site.mjs';
import { FRAMES_AIM, framesDuring, openAtRest, printFrames } from './frames.mjs';

const PORT = 4375;
const MESSAGES = 10_000;

/** @param {import('playwright').Page} page */
const benchDrag = async (page) => {
  const rest = await openAtRest(page, PORT, '/swipe');
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
  printFrames('drag', frames, rest);
  const thrown = await framesDuring(page, async () => {
    await page.getByRole('button', { name: /^Like/ }).click();
    await page.waitForTimeout(400);
  });
  printFrames('decide and fly away', thrown, rest);
};

/** @param {import('playwright').Page} page */
const benchTalk = async (page) => {
  await page.evaluate((count) => {
    localStorage.setItem('iru_threads', '[{"id":"s2","name":"Thierry","last":"Muraho"}]');
    localStorage.setItem('iru_msgs', JSON.stringify({ s2: Array.from({ length: count }, (_, at) => `Message ${at + 1}`) }));
  }, MESSAGES);
  const rest = await openAtRest(page, PORT, '/messages');
  console.log(`Messages: a conversation of ${MESSAGES.toLocaleString('en-GB')}, in frames of the display (${rest.toFixed(1)} ms)`);
  await page.getByRole('log').hover();
  const first = page.getByText('This is where your conversation with Thierry begins.');
  let turns = 0;
  const scrolled = await framesDuring(page, async () => {
    for (; turns < 4000 && (await first.count()) === 0; turns += 1) await page.mouse.wheel(0, -2000);
  });
  printFrames('scroll to the first', scrolled, rest);
  const reached = (await first.count()) === 1 ? 'reached' : 'not reached';
  console.log(`  ${'first message'.padEnd(22)} ${reached} after ${turns} turns of the wheel, without a press`);
  const field = page.getByRole('textbox', { name: 'Message to Thierry' });
  await field.focus();
  printFrames('type', await framesDuring(page, () => page.keyboard.type('Muraho neza', { delay: 60 })), rest);
  const sent = await framesDuring(page, async () => {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(400);
  });
  printFrames('send', sent, rest);
};

/** Prints the frames of both as ratios to the display's. */
export const benchSwipe = () =>
  onBuiltSite(PORT, { width: 1280, height: 900 }, async (page) => {
    await benchDrag(page);
    await benchTalk(page);
    console.log(FRAMES_AIM);
  });
