import { probeConnection } from '../platform/probe';

/** Why a page's code did not arrive: no connection, or a file that a newer deployment has replaced. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(
    readonly reason: 'offline' | 'replaced',
    options?: ErrorOptions,
  ) {
    super(`The page could not be loaded (${reason}).`, options);
  }
}

// The wording of Chromium, Firefox and Safari, in this order, then Vite's own for a style sheet.
const MISSING_FILE =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Wraps a route's `lazy`: a file that does not arrive becomes a typed error, a page that throws stays its own. */
export const lazyPage =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    try {
      return await load();
    } catch (cause) {
      if (!(cause instanceof Error) || !MISSING_FILE.test(cause.message)) throw cause;
      throw new PageLoadError((await probeConnection()) ? 'replaced' : 'offline', { cause });
    }
  };
