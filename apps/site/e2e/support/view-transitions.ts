import type { Page } from 'playwright/test';

/**
 * Watches view transitions on every page opened from now on and returns a function that lists them:
 * `name` for each transition in which it moved separately, 'page' for each in which it didn't.
 */
export const watchMoves = async (
  page: Page,
  name: string,
): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript((watched) => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const groups = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        moved.push(groups.includes(`::view-transition-group(${watched})`) ? watched : 'page');
      });
      return transition;
    };
  }, name);
  return () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
};
