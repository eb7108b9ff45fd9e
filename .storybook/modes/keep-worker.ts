/**
 * Keeps msw's worker for the page that follows. By itself it ends with the last page it serves, so that a page that is opened or
 * reloaded right after meets it while it ends: its look for a newer worker then fails, which counts as an error of the story.
 * msw tells the worker on `beforeunload`; to be called before msw listens. A play that sends this event itself is left alone.
 */
export const keepWorker = (): void => {
  window.addEventListener(
    'beforeunload',
    (event) => event.isTrusted && event.stopImmediatePropagation(),
    { capture: true },
  );
};
