import { brand } from '@iru/features/brand';

import { boot } from '@iru/features/platform/boot';

/** How a visitor comes to a page, as the browser tells it: by its address or a link, or by its history. */
export type Arrival = 'navigate' | 'back_forward';

/** Undoes what the first script does to a document that it leaves, as the next document does by itself. */
const asNewDocument = (icons: readonly Element[]): void => {
  const root = document.documentElement;
  document.head.append(...icons);
  root.hidden = false;
  root.style.opacity = '';
  delete root.dataset['left'];
  // The blank title that stands before all others.
  for (const title of document.querySelectorAll('title'))
    if (title.textContent.trim() === '') title.remove();
};

/**
 * Runs the site's first script in a story: it is told how the visitor came, and
 * when it puts another page in the place of this one, that is said to `onReplace` and not done. Returns the end.
 */
export const runFirstScript = (
  arrival: Arrival,
  onReplace: (address: string, isBlank: boolean) => void,
): (() => void) => {
  const end = new AbortController();
  const root = document.documentElement;
  const { theme } = root.dataset;
  const icons = [...document.querySelectorAll('link[rel~="icon"]')];
  const place = {
    replace: (address: string) => {
      const isBlank = root.hasAttribute('hidden');
      asNewDocument(icons);
      onReplace(address, isBlank);
    },
  };
  root.dataset['exitUrl'] = brand.quickExit;
  const visit = {
    getEntriesByType: () => [{ type: arrival }],
    timeOrigin: Date.now(),
    now: () => performance.now(),
  };
  // No other tab takes part in a story.
  const channel = class {
    postMessage() {}
    addEventListener() {}
  };
  const listen = (type: string, listener: EventListener, capture?: boolean) => {
    window.addEventListener(type, listener, { capture: capture === true, signal: end.signal });
  };
  boot({
    location: place,
    performance: visit,
    history: { state: null },
    addEventListener: listen,
    BroadcastChannel: channel,
  } as unknown as Parameters<typeof boot>[0]);
  // The theme is the toolbar's.
  if (theme) root.dataset['theme'] = theme;
  return () => {
    end.abort();
    asNewDocument(icons);
  };
};
