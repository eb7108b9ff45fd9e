// How long a keystroke takes in a conversation of twelve, a thousand and ten thousand messages, and how smoothly the built site renders
// while the longest is scrolled to its first message: the time between two frames, as a ratio to the same page at rest.
import { onBuiltSite } from './built-site.mjs';
import { timeEntries } from './entries.mjs';
import { median } from './statistics.mjs';
import { FRAMES_AIM, framesDuring, openAtRest, printFrames } from './frames.mjs';
import { COUNTS, printScale, SCALE_AIM } from './scale.mjs';

const PORT = 4385;
const ROUNDS = 5;
const TEXTS = ['M', 'Mu', 'Mur', 'Mura', 'Murah', 'Muraho', 'Muraho ', 'Muraho n', 'Muraho ne', ''];

/** Opens a conversation of so many messages, and gives the display's frame. @param {import('playwright').Page} page @param {number} count */
const openTalk = async (page, count) => {
  await page.goto(`http://localhost:${PORT}/robots.txt`);
  await page.evaluate((messages) => {
    localStorage.setItem('iru_session', 'true');
    localStorage.setItem('iru_threads', '[{"id":"s2","name":"Thierry","last":"Muraho"}]');
    localStorage.setItem(
      'iru_msgs',
      JSON.stringify({ s2: Array.from({ length: messages }, (_, at) => `Message ${at + 1}`) }),
    );
  }, count);
  return openAtRest(page, PORT, '/messages');
};

/** @param {import('playwright').Page} page */
const field = (page) => page.getByRole('textbox', { name: 'Message to Thierry' });

/** @param {import('playwright').Page} page */
const timeTyping = async (page) => {
  /** @type {number[][]} */
  const found = COUNTS.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, count] of COUNTS.entries()) {
      await openTalk(page, count);
      await field(page).focus();
      found[at]?.push((await timeEntries(page, ':focus', TEXTS)).echo);
    }
  }
  return found.map(median);
};

/** @param {import('playwright').Page} page */
const scrollAndWrite = async (page) => {
  const most = COUNTS.at(-1) ?? 0;
  const rest = await openTalk(page, most);
  console.log(
    `Messages: a conversation of ${most.toLocaleString('en-GB')}, in frames of the display (${rest.toFixed(1)} ms)`,
  );
  await page.getByRole('log').hover();
  const first = page.getByText('This is where your conversation with Thierry begins.');
  let turns = 0;
  const scrolled = await framesDuring(page, async () => {
    for (; turns < 4000 && (await first.count()) === 0; turns += 1)
      await page.mouse.wheel(0, -2000);
  });
  printFrames('scroll to the first', scrolled, rest);
  const reached = (await first.count()) === 1 ? 'reached' : 'not reached';
  console.log(
    `  ${'first message'.padEnd(22)} ${reached} after ${turns} turns of the wheel, without a press`,
  );
  await field(page).focus();
  printFrames(
    'type',
    await framesDuring(page, () => page.keyboard.type('Muraho neza', { delay: 60 })),
    rest,
  );
  const sent = await framesDuring(page, async () => {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(400);
  });
  printFrames('send', sent, rest);
  console.log(FRAMES_AIM);
};

/** Prints the cost of a keystroke in conversations of each length, and the frames of the longest. */
export const benchMessages = () =>
  onBuiltSite(PORT, { width: 1280, height: 900 }, async (page) => {
    const times = await timeTyping(page);
    console.log(
      `Messages: from a keystroke in the composer to the painted letter (medians of ${ROUNDS})`,
    );
    printScale('letter', times);
    console.log(SCALE_AIM);
    await scrollAndWrite(page);
  });
