import type { Page } from 'playwright/test';

/**
 * Records the view transitions of pages opened from now on. The returned function lists them: `name` if the element with that
 * `view-transition-name` had its own transition, otherwise 'page'.
 */
export const recordViewTransitions = async (
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
