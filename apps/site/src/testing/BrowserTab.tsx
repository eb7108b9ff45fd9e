import { useEffect, useState, useSyncExternalStore } from 'react';

import { type Arrival, runFirstScript } from './first-script';
import { WholeSite } from './WholeSite';

interface Shown {
  readonly opened: number;
  readonly arrival: Arrival;
  readonly replacedBy?: string;
  readonly wasBlank?: boolean;
}

export interface Tab {
  readonly get: () => Shown;
  readonly subscribe: (listener: () => void) => () => void;
  readonly open: (arrival: Arrival) => void;
  readonly replace: (address: string, wasBlank: boolean) => void;
}

export const createTab = (): Tab => {
  let shown: Shown = { opened: 1, arrival: 'navigate' };
  const listeners = new Set<() => void>();
  const show = (next: Shown) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (arrival) => show({ opened: shown.opened + 1, arrival }),
    replace: (replacedBy, wasBlank) => show({ ...shown, replacedBy, wasBlank }),
  };
};

/** Starts a page like a browser: the boot script first, and the site only if that script allows it. */
function Opened({ tab, path }: { tab: Tab; path: string }) {
  const [isBegun, setIsBegun] = useState(false);
  useEffect(() => {
    const end = runFirstScript(tab.get().arrival, tab.replace);
    setIsBegun(true);
    return end;
  }, [tab]);
  return isBegun ? <WholeSite path={path} /> : null;
}

export interface BrowserTabProps {
  tab: Tab;
  path: string;
}

export function BrowserTab({ tab, path }: BrowserTabProps) {
  const { opened, replacedBy } = useSyncExternalStore(tab.subscribe, tab.get);
  if (replacedBy === undefined) return <Opened key={opened} tab={tab} path={path} />;
  return (
    <main className="page-width grid min-h-dvh grid-cols-[minmax(0,1fr)] content-center gap-3 bg-canvas text-ink">
      <h1 className="text-heading wrap-anywhere">{replacedBy}</h1>
      <p className="max-w-prose text-ink-soft">
        This page is here in the place of the site. In a story it is only named, and never asked
        for.
      </p>
    </main>
  );
}
