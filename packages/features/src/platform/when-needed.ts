/** Events after which React may render the page again, and would remove markup whose code hasn't loaded. */
const CAUSES = ['pointerdown', 'keydown', 'storage'];

/** Resolves when an element is within one screen of the viewport or the visitor does something; at once without the element. */
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
