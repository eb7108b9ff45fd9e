import { configure, getConfig } from 'storybook/test';

import { restBetweenActs } from '../journeys/follow-steps';

/** In milliseconds: how long a page that never rests, as one with a film, is waited for, beside two pictures. */
const MOST = 100;

/** In milliseconds: how long a picture is waited for, which a tab behind never draws. */
const LONGEST_PICTURE = 500;

/** Resolves when the page is idle; true if it was not in time. */
const idle = () =>
  new Promise<boolean>((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback((deadline) => resolve(deadline.didTimeout), { timeout: MOST });
    else setTimeout(() => resolve(true), MOST);
  });

/** Resolves in a task after the next picture: by then, what was under way is drawn and its effects have run. */
const nextPicture = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      resolve();
    };
    requestAnimationFrame(() => setTimeout(end));
    setTimeout(end, LONGEST_PICTURE);
  });

/**
 * Lets the page draw what a press or a key began before a play goes on: React works in slices, and outside the test run,
 * which flushes them, a busy machine is in the middle of one when the next line looks. Called once, before the first story.
 */
export const settleAfterEachAct = (): void => {
  const before = { ...getConfig() };
  configure({
    asyncWrapper: (act) =>
      before.asyncWrapper(async () => {
        const result = await act();
        if (await idle()) {
          await nextPicture();
          await nextPicture();
        }
        await restBetweenActs();
        return result;
      }),
  });
};
