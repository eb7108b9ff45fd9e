import { onTestFinished, vi } from 'vitest';

import { boot } from '../platform/boot';

/** Runs the boot script; the end of the test or the returned function removes its listeners, as leaving the page would. */
export const runBootScript = (): (() => void) => {
  const listens = vi.spyOn(globalThis, 'addEventListener');
  boot();
  const added = [...listens.mock.calls];
  listens.mockRestore();
  const end = () => added.forEach((listening) => globalThis.removeEventListener(...listening));
  onTestFinished(end);
  return end;
};
