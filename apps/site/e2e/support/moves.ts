import type { Page } from 'playwright/test';

/**
 * Watches what the browser draws as one picture becoming another, on every page that is opened from now on, and gives a way to
 * ask: `name` for each time that it went along by itself, 'page' for each time that it did not.
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
