// How evenly the built site draws while a card is dragged: the time between two frames, as a ratio to that of the same page at rest.
import { onBuiltSite } from './built-site.mjs';
import { FRAMES_AIM, framesDuring, openAtRest, printFrames } from './frames.mjs';

const PORT = 4375;

/** @param {import('playwright').Page} page */
const benchDrag = async (page) => {
  const rest = await openAtRest(page, PORT, '/swipe');
  console.log(
    `Swipe: a card that follows the pointer, in frames of the display (${rest.toFixed(1)} ms)`,
  );
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
  printFrames('Swipe', 'drag', frames, rest);
  const thrown = await framesDuring(page, async () => {
    await page.getByRole('button', { name: /^Like/ }).click();
    await page.waitForTimeout(400);
  });
  printFrames('Swipe', 'decide and fly away', thrown, rest);
};

/** Prints the frames as ratios to the display's. */
export const benchSwipe = () =>
  onBuiltSite(PORT, { width: 1280, height: 900 }, async (page) => {
    await benchDrag(page);
    console.log(FRAMES_AIM);
  });
