import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

import { vi } from 'vitest';

/** The very file that the site sends first with every page. */
export const bootScript = readFileSync(`${process.cwd()}/apps/site/public/boot.js`, 'utf8');

/** Runs the first script as the browser does; the returned function removes its listeners, as leaving the page would. */
export const runBootScript = (): (() => void) => {
  const listens = vi.spyOn(globalThis, 'addEventListener');
  runInThisContext(bootScript);
  const added = [...listens.mock.calls];
  listens.mockRestore();
  return () => added.forEach((listening) => globalThis.removeEventListener(...listening));
};
