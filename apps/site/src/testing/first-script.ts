import { brand } from '@iru/features/brand';

import { boot } from '@iru/features/platform/boot';

export type Arrival = 'navigate' | 'back_forward';

/** Undoes the boot script's changes to a document it leaves, which a new document wouldn't have. */
const asNewDocument = (icons: readonly Element[]): void => {
  const root = document.documentElement;
  document.head.append(...icons);
  root.hidden = false;
  root.style.opacity = '';
  delete root.dataset['left'];
  // The blank title, which precedes all others.
  for (const title of document.querySelectorAll('title'))
    if (title.textContent.trim() === '') title.remove();
};

/**
 * Runs the site's boot script in a story with a given navigation type; replacing the page calls `onReplace`
 * instead. Returns a cleanup function.
 */
export const runFirstScript = (
  arrival: Arrival,
  onReplace: (address: string, isBlank: boolean) => void,
): (() => void) => {
  const end = new AbortController();
  const root = document.documentElement;
  const { theme } = root.dataset;
  const attributes = root.getAttributeNames();
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
  // A story has no other tabs.
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
  // The toolbar sets the theme.
  if (theme) root.dataset['theme'] = theme;
  return () => {
    end.abort();
    asNewDocument(icons);
    for (const name of root.getAttributeNames())
      if (!attributes.includes(name)) root.removeAttribute(name);
  };
};
