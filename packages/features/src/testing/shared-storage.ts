import type { Backend } from '../platform/browser-storage';
import { memoryStorage } from './faulty-storage';

interface Write {
  readonly from: number;
  readonly key: string;
  readonly text: string | null;
}

export interface Tab {
  readonly backend: () => Backend;
  readonly events: EventTarget;
}

function apply(view: Backend, { key, text }: Write): void {
  if (text === null) view.removeItem(key);
  else view.setItem(key, text);
}

/**
 * Simulates tabs in separate browser processes that share one storage: each sees its own writes at once, but the others'
 * only on `deliver`, so that two can overwrite each other; the last write wins in every tab.
 */
export function sharedStorage(tabCount: number): {
  readonly tabs: readonly Tab[];
  readonly deliver: () => number;
} {
  let pending: Write[] = [];
  const views = Array.from({ length: tabCount }, () => memoryStorage());
  const tabs = views.map((view, from): Tab => {
    const note = (key: string, text: string | null): void => {
      if (view.getItem(key) === text) return;
      const write = { from, key, text };
      apply(view, write);
      pending.push(write);
    };
    const storage: Backend = {
      get length() {
        return view.length;
      },
      key: (at) => view.key(at),
      getItem: (key) => view.getItem(key),
      setItem: (key, text) => note(key, text),
      removeItem: (key) => note(key, null),
    };
    return { backend: () => storage, events: new EventTarget() };
  });
  /** Returns how many writes there were. */
  const deliver = (): number => {
    const writes = pending;
    pending = [];
    for (const write of writes) views.forEach((view) => apply(view, write));
    for (const write of writes) {
      tabs.forEach(({ events }, tab) => {
        if (tab !== write.from)
          events.dispatchEvent(Object.assign(new Event('storage'), { key: write.key }));
      });
    }
    return writes.length;
  };
  return { tabs, deliver };
}
