import { useEffect, useState, useSyncExternalStore } from 'react';

import { type Arrival, runFirstScript } from './first-script';
import { WholeSite } from './WholeSite';

/** What a tab of a browser shows: the site, as often as it was opened, or the page that took its place. */
interface Shown {
  readonly opened: number;
  readonly arrival: Arrival;
  /** The page that was put in the place of the site. */
  readonly replacedBy?: string;
  /** Whether nothing of the site was to be seen any more when it was. */
  readonly wasBlank?: boolean;
}

/** A tab of a browser in a story, with what lies outside of every page: its address and its way back. */
export interface Tab {
  readonly get: () => Shown;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens the site as by an address, or as by the button Back. */
  readonly open: (arrival: Arrival) => void;
  readonly replace: (address: string, wasBlank: boolean) => void;
}

/** A tab in which the site was opened by its address. */
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

/** Begins a page as the browser does: first its first script, and the site only if that lets it. */
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
  /** The address of the site that is opened. */
  path: string;
}

/** A tab with the site in it; what leaves the site leads to a stand-in of the page that would come. */
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
