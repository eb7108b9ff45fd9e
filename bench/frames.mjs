/** @param {number[]} numbers @param {number} share from 0 to 1 */
const quantile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  ] ?? 0;

/**
 * Returns the milliseconds between the page's frames during an action.
 * @param {import('playwright').Page} page @param {() => Promise<unknown>} action
 */
export const framesDuring = async (page, action) => {
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

/**
 * Opens a page of the built site and returns its median frame at rest, in milliseconds, as the reference.
 * @param {import('playwright').Page} page @param {number} port @param {string} path
 */
export const openAtRest = async (page, port, path) => {
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  // Everything lazy has rendered by then.
  return quantile(await framesDuring(page, () => page.waitForTimeout(1500)), 0.5);
};

/**
 * Prints frames as ratios to the display's.
 * @param {string} name @param {number[]} frames @param {number} rest the display's frame, in milliseconds
 */
export const printFrames = (name, frames, rest) => {
  const [half, most, worst] = [0.5, 0.95, 1].map((share) =>
    (quantile(frames, share) / rest).toFixed(2),
  );
  console.log(
    `  ${name.padEnd(22)} median ${half}, 95 in 100 ${most}, longest ${worst}   (${frames.length} frames)`,
  );
};
