/** In milliseconds: how long a story may take before the next begins all the same. */
const LONGEST_TURN = 15_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits until the frames that asked before are over, and returns what ends the turn: two that play at once would take the
 * focus from each other.
 */
export const takeTurn = async (): Promise<() => void> => {
  let end = () => {};
  const mine = new Promise<void>((resolve) => {
    end = resolve;
  });
  const before = last;
  last = before.then(() => mine);
  await before;
  setTimeout(end, LONGEST_TURN);
  return end;
};
