import { useCallback, useEffect, useRef, useState } from 'react';

import {
  type Kept,
  keepPages,
  mayKeepPages,
  readKept,
  reloadToKeep,
  removePages,
  takeReloadToKeep,
  whenKept,
} from '../../platform/kept-pages';

/** Whether the safety pages are kept on the device, and the function that keeps or removes them. */
export function useKeptPages(): readonly [Kept, (on: boolean) => void] {
  const [kept, setKept] = useState<Kept>({ status: 'off' });
  /** The last thing that was asked of the browser: an earlier answer no longer counts. */
  const last = useRef(0);
  const follow = useCallback(async (...steps: readonly (() => Promise<Kept>)[]) => {
    last.current += 1;
    const mine = last.current;
    for (const step of steps) {
      const next = await step();
      if (last.current !== mine) return;
      setKept(next);
      if (next.status !== 'working') return;
    }
  }, []);
  const keep = useCallback(() => {
    setKept({ status: 'working' });
    void follow(keepPages);
  }, [follow]);
  useEffect(() => {
    if (takeReloadToKeep()) keep();
    else void follow(readKept, whenKept);
    // Another tab may have changed it.
    const look = () => void follow(readKept, whenKept);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [keep, follow]);
  const change = (on: boolean) => {
    if (!on) void follow(removePages);
    else if (mayKeepPages()) keep();
    else reloadToKeep();
  };
  return [kept, change];
}
