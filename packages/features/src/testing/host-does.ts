import { vi } from 'vitest';

import { scriptedFetch, type ScriptStep } from './scripted-fetch';

/** The site's host answers so, one step after the other. */
export const hostDoes = (...steps: readonly ScriptStep[]) => {
  const { fetch, calls } = scriptedFetch(...steps);
  vi.stubGlobal('fetch', fetch);
  return calls;
};
