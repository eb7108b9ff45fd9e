import { CACHE_PREFIX } from '@iru/features/platform/kept-caches';
import { isPageOf } from '@iru/features/platform/page-mark';

declare const self: ServiceWorkerGlobalScope;
/**
 * What is kept for each scope, from the build: a hash of all contents, and by each file's path the beginning of its own hash.
 * Pages have none, because some hosts change them.
 */
declare const __KEPT__: Readonly<
  Record<string, { version: string; files: Readonly<Record<string, string>> }>
>;

const SCOPE = new URL(self.registration.scope).pathname;
const { version, files } = __KEPT__[SCOPE] ?? { version: '', files: {} };
export const CACHE = `${CACHE_PREFIX}${SCOPE}${version}`;
export const NO_CONNECTION = `${SCOPE}offline`;
export const PATHS = Object.keys(files);

/** A file whose name contains a hash of its contents. */
export const isHashed = (path: string) => path.startsWith('/assets/');
export const isKeptPath = (path: string) => Object.hasOwn(files, path);
export const isKeptPage = (path: string) => files[path] === '';

export const match = (path: string) =>
  caches.match(path, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined);

const hashOf = async (response: Response) => {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/**
 * Whether a response is a file of this build, and whole: a page by its mark, with no scripts or styles of another build, any
 * other file by its contents. Rejects if its body can't be read.
 */
export const isOfThisBuild = async (path: string, response: Response): Promise<boolean> => {
  if (!response.ok) return false;
  const copy = response.clone();
  if (!isKeptPage(path)) return (await hashOf(copy)).startsWith(files[path] ?? '-');
  const html = await copy.text();
  const assets = html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  return isPageOf(html, path) && assets.every(isKeptPath);
};

/** Whether everything is kept and can be read. */
export const isComplete = async (): Promise<boolean> => {
  const isKept = async (path: string) => {
    const kept = await match(path);
    return kept !== undefined && isOfThisBuild(path, kept);
  };
  return Promise.all(PATHS.map(isKept)).then(
    (found) => found.every(Boolean),
    () => false,
  );
};
