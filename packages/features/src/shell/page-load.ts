import { probeConnection } from '../platform/probe-connection';
import { servedVersion } from '../platform/site-version';

/** Why a page is missing: no connection, a newer deployment, or a file that was cut off or empty. */
export type PageLoadReason = 'offline' | 'replaced' | 'incomplete';

export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(
    readonly reason: PageLoadReason,
    options?: ErrorOptions,
  ) {
    super(`The page could not be loaded (${reason}).`, options);
  }
}

// The messages of Chromium, Firefox and Safari, in this order, then Vite's own for a style sheet.
const MISSING_FILE =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;
// A module without its expected export, in the same three browsers.
const EMPTY_FILE =
  /does not provide an export named|doesn't provide an export named|Importing binding name '.*' is not found/i;

const reasonNow = async (): Promise<PageLoadReason> => {
  if (!(await probeConnection())) return 'offline';
  return (await servedVersion()) === 'new' ? 'replaced' : 'incomplete';
};

const isLoadFailure = (cause: unknown): cause is Error =>
  cause instanceof Error && (MISSING_FILE.test(cause.message) || EMPTY_FILE.test(cause.message));

/** Wraps a route's `lazy`: a file that fails to load becomes a `PageLoadError`; an error in the page itself is rethrown. */
export const lazyPage =
  <T extends { readonly Component: unknown }>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    let page: T;
    try {
      page = await load();
    } catch (cause) {
      if (!isLoadFailure(cause)) throw cause;
      throw new PageLoadError(await reasonNow(), { cause });
    }
    // An empty file is a valid module; without this check the page would be blank.
    if (typeof page.Component !== 'function') throw new PageLoadError(await reasonNow());
    return page;
  };
