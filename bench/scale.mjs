/** The list lengths to measure; the first is the reference. */
export const COUNTS = [12, 1000, 10_000];
const FRAME_MS = 1000 / 60;
const AIM = 2;

/** @param {number} ms */
const inFrames = (ms) => `${ms.toFixed(1)} ms (${(ms / FRAME_MS).toFixed(1)} frames)`;

/**
 * Prints the cost of a keystroke with a number of entries, as a ratio to the fewest.
 * @param {string} what @param {readonly number[]} times In the order of the counts, in milliseconds.
 */
export const printScale = (what, times) => {
  const [few = 1] = times;
  for (const [at, count] of COUNTS.entries()) {
    const ms = times[at] ?? 0;
    console.log(
      `  ${what.padEnd(26)} ${count.toLocaleString('en-GB').padStart(6)} entries  ${inFrames(ms).padEnd(24)} ratio to ${COUNTS[0]} ${(ms / few).toFixed(2)}`,
    );
  }
};

/** The note below these measurements. */
export const SCALE_AIM = `  aim: at most ${AIM} times as long as beside ${COUNTS[0]} entries`;
