import type { BootHost } from './host';

/**
 * Fetches the application after the first paint: until then the text, its styles and typefaces have the link to themselves. One
 * file at a time, because each costs a slow phone some milliseconds in which it doesn't answer a finger.
 */
export function fetchApplicationAfterPaint(host: BootHost): void {
  const fetchApplication = () => {
    const aside = document.querySelector<HTMLTemplateElement>('template#scripts');
    const file = aside?.content.firstElementChild;
    if (!file) return aside?.remove();
    document.head.append(file);
    setTimeout(fetchApplication);
  };
  // A tab behind the others paints nothing, not every browser tells when it paints, and one may be slow to: none of these
  // holds the application back.
  const LATEST_MS = 2000;
  const tells = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint') === true;
  host.addEventListener('DOMContentLoaded', () =>
    setTimeout(fetchApplication, document.hidden || !tells ? 0 : LATEST_MS),
  );
  if (tells) {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) fetchApplication();
    }).observe({ type: 'paint', buffered: true });
  }
}
