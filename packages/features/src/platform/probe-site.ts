import { BASE_PATH } from '../domain/language';
import { online } from './connection';
import { isPageOf } from './page-mark';

const PROBE_TIMEOUT_MS = 5000;

/** Who answers at the site's address: the site, the site's host with an error, another page, or nothing. */
export type SiteAnswer = 'ours' | 'broken' | 'captive-portal' | 'none';

/** Requests the home page, which the worker never answers from the cache. */
export const probeSite = async (): Promise<SiteAnswer> => {
  if (!online.get()) return 'none';
  const path = `${BASE_PATH}/`;
  try {
    const response = await fetch(path, {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    if (response.type === 'opaqueredirect') return 'captive-portal';
    if (!response.ok) return 'broken';
    return isPageOf(await response.text(), path) ? 'ours' : 'captive-portal';
  } catch {
    return 'none';
  }
};
