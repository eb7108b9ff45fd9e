import { configure, getConfig } from 'storybook/test';

import { restBetweenActs } from '../journeys/follow-steps';

/** In milliseconds: how long a page that never rests, as one with a film, is waited for. */
const MOST = 100;

const idle = () =>
  new Promise<unknown>((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: MOST });
    else setTimeout(resolve, MOST);
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
        await idle();
        await restBetweenActs();
        return result;
      }),
  });
};
