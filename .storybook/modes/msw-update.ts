/** What msw's own look for a newer worker is told where the worker of a page that was left ends meanwhile; the page gets its own. */
const ENDED_MEANWHILE = /Failed to update a ServiceWorker for scope \S+ with script \S+: Not found/;

/** Keeps that word from counting as an error of the story that is played. To be called before Storybook listens. */
export const overhearEndedWorker = (): void => {
  window.addEventListener('unhandledrejection', (event) => {
    if (!ENDED_MEANWHILE.test(String(event.reason))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
};
