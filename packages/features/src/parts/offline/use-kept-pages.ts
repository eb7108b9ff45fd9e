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
  /** How many changes haven't ended: what the browser reports meanwhile is neither the old state nor the new one. */
  const changes = useRef(0);
  const follow = useCallback(async (...steps: readonly (() => Promise<Kept>)[]) => {
    last.current += 1;
    const mine = last.current;
    for (const step of steps) {
      const next = await step();
      if (last.current !== mine) return;
      setKept(next);
      if (next.status === 'off') return;
    }
  }, []);
  const change = useCallback(
    async (step: () => Promise<Kept>) => {
      changes.current += 1;
      await follow(step).finally(() => {
        changes.current -= 1;
      });
    },
    [follow],
  );
  const keep = useCallback(() => {
    setKept({ status: 'working' });
    void change(keepPages);
  }, [change]);
  useEffect(() => {
    // Another tab may have changed it.
    const look = () => {
      if (changes.current === 0) void follow(readKept, whenKept);
    };
    if (takeReloadToKeep()) keep();
    else look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [keep, follow]);
  const onChange = (on: boolean) => {
    if (!on) void change(removePages);
    else if (mayKeepPages()) keep();
    else reloadToKeep();
  };
  return [kept, onChange];
}
