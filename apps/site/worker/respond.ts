import { isPageOf, markOf } from '@iru/features/platform/page-mark';

import { isHashed, isKeptPage, match, NO_CONNECTION } from './kept-files';

/** How long a kept file and any other page wait for the network, in milliseconds: the latter may only be slow. */
const TIMEOUT = { kept: 4000, other: 20_000 };

/** Pages that opened from the cache, whose other files don't wait for the network again. */
const fromCache = new Set<string>();

const typeOf = ({ headers }: Response) => headers.get('content-type')?.split(';')[0];

/**
 * Returns a kept file from the network, if it's ours and all of it is there in time: any version of a page, or a file of the
 * same type. The request isn't the browser's own, which would follow a redirect to any host.
 */
const fetchOurs = async (path: string, url: string, kept: Response) => {
  const response = await fetch(url, {
    mode: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT.kept),
  });
  const text = await response.clone().text();
  const { pathname } = new URL(response.url);
  const isOurs = isKeptPage(path) ? isPageOf(text, pathname) : typeOf(response) === typeOf(kept);
  if (!response.ok || !isOurs) throw new Error(`${path}: ${response.status}`);
  return response.redirected ? Response.redirect(response.url) : response;
};

const fetchOther = (request: Request) =>
  Promise.race([
    fetch(request),
    new Promise<never>((_, reject) => {
      setTimeout(reject, TIMEOUT.other);
    }),
  ]);

/** Returns a kept page, marked so that it shows that the site couldn't be reached; undefined if it's damaged. */
const openKept = async (path: string, kept: Response | undefined) => {
  const html = (await kept?.text().catch(() => undefined)) ?? '';
  const { headers } = kept ?? {};
  return isPageOf(html, path)
    ? new Response(html.replace(markOf(path), `${markOf(path)} data-kept`), { headers })
    : undefined;
};

const networkFirst = async (event: FetchEvent, path: string): Promise<Response> => {
  const { request, clientId, resultingClientId } = event;
  const kept = await match(path);
  const isNavigation = request.mode === 'navigate';
  if (kept && !isNavigation && fromCache.has(clientId)) return kept;
  try {
    return await (kept ? fetchOurs(path, request.url, kept) : fetchOther(request));
  } catch {
    if (!isNavigation) return kept ?? Response.error();
    fromCache.add(resultingClientId);
    return (
      (await openKept(path, kept)) ??
      (await openKept(NO_CONNECTION, await match(NO_CONNECTION))) ??
      Response.error()
    );
  }
};

const cacheFirst = async ({ request }: FetchEvent, path: string) =>
  (await match(path)) ?? fetch(request);

export const respond = (event: FetchEvent, path: string): Promise<Response> =>
  (isHashed(path) ? cacheFirst : networkFirst)(event, path);
