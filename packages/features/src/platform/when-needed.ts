/** After any of these React may render the page again, and would take away markup whose code is missing. */
const CAUSES = ['pointerdown', 'keydown', 'storage'];

/**
 * Resolves when an element comes within a screen of what is visible, or when the visitor does something; at once if it
 * doesn't exist.
 */
export const whenNeeded = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const element = globalThis.document?.getElementById(id);
    if (!element) {
      resolve();
      return;
    }
    const stop = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && end(),
      { rootMargin: '100%' },
    );
    const end = () => {
      observer.disconnect();
      stop.abort();
      resolve();
    };
    observer.observe(element);
    for (const cause of CAUSES)
      window.addEventListener(cause, end, { capture: true, signal: stop.signal });
  });
