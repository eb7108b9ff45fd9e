import { reportStartFailure } from '../start-failure';
import type { BootHost } from './host';

/** A file can be missing; code that can't be parsed, or throws, loads without marking that it runs. */
const reportFailure = (file: Element) => {
  file.addEventListener('error', reportStartFailure);
  file.addEventListener('load', () => {
    if (document.documentElement.dataset['start'] !== 'running') reportStartFailure();
  });
};

/**
 * Fetches the application after the first paint: until then the document, styles and fonts get the whole bandwidth. One
 * file at a time, because each blocks a slow phone for some milliseconds.
 */
export function fetchApplicationAfterPaint(host: BootHost): void {
  const fetchApplication = () => {
    const aside = document.querySelector<HTMLTemplateElement>('template#scripts');
    const file = aside?.content.firstElementChild;
    if (!file) return aside?.remove();
    if (file.matches('script')) reportFailure(file);
    document.head.append(file);
    setTimeout(fetchApplication);
  };
  // A background tab never paints, some browsers don't report paints, and a paint may be slow: none of these
  // may delay the application.
  const LATEST_MS = 2000;
  const reportsPaint =
    globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint') === true;
  const fetchAtLatest = () =>
    setTimeout(fetchApplication, document.hidden || !reportsPaint ? 0 : LATEST_MS);
  // Where the first request for this script failed, the second may end after the document.
  if (document.readyState === 'loading') host.addEventListener('DOMContentLoaded', fetchAtLatest);
  else fetchAtLatest();
  if (reportsPaint) {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) fetchApplication();
    }).observe({ type: 'paint', buffered: true });
  }
}
