import { note } from './figures.mjs';

/** How much slower than this machine the phone is that answers. */
export const SLOWER = 6;
export const ROUNDS = 3;
/** In which a press feels answered, in milliseconds. */
const AIM = 200;
export const PHONE = { width: 360, height: 740 };

/** Makes a page as slow as that phone from now on. @param {import('playwright').Page} page */
export const slowDown = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
};

/**
 * Measures in rounds, prints the least of the times beside what a press may take, and keeps it.
 * @param {string} kind @param {string} name @param {() => Promise<number>} measure In milliseconds.
 */
export const printLeast = async (kind, name, measure) => {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measure());
  const ms = Math.min(...times);
  console.log(
    `  ${name.padEnd(28)} ${String(Math.round(ms)).padStart(5)} ms   ratio ${(ms / AIM).toFixed(2)}`,
  );
  note({
    figure: `${kind}, ${name}`,
    ours: `${Math.round(ms)} ms`,
    reference: `${AIM} ms`,
    ratio: ms / AIM,
    aim: 'at most 1',
  });
};
