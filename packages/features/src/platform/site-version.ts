import { BASE_PATH } from '../domain/language';
import { isPageOf } from './page-mark';

const ENTRY = 'script[type="module"][src]';
const SCRIPT_TAGS = /<script\b[^<>]*>/gi;
const SOURCE = /\bsrc="([^"]+)"/i;

/** In milliseconds: a visitor is waiting for a message. */
const MAX_WAIT_MS = 5000;

const pathOf = (source: string): string | undefined => {
  try {
    // Any base will do: only the path identifies a version.
    return new URL(source, 'https://host.invalid').pathname;
  } catch {
    return undefined;
  }
};

/** Returns a document's entry script; undefined if it isn't a page of this site. */
export function entryOf(html: string): string | undefined {
  const tag = html.match(SCRIPT_TAGS)?.find((each) => /\btype="module"/i.test(each));
  const source = SOURCE.exec(tag ?? '')?.[1];
  return source === undefined ? undefined : pathOf(source);
}

/** Returns whether the host serves the running version of the site or a new one; undefined if unknown. */
export async function servedVersion(): Promise<'running' | 'new' | undefined> {
  try {
    const running = document.querySelector<HTMLScriptElement>(ENTRY)?.src;
    if (!running) return undefined;
    const path = `${BASE_PATH}/`;
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    const response = await fetch(path, { cache: 'no-store', signal });
    const html = response.ok ? await response.text() : '';
    const served = isPageOf(html, path) ? entryOf(html) : undefined;
    if (served === undefined) return undefined;
    return served === pathOf(running) ? 'running' : 'new';
  } catch {
    return undefined;
  }
}

/** Refetches scripts that were empty, because a reload would use the browser's cache again. */
export async function refetchEmptyScripts(): Promise<void> {
  const empty = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.decodedBodySize === 0)
    .map(({ name }) => name)
    .filter(
      (name) =>
        name.startsWith(`${window.location.origin}/`) && new URL(name).pathname.endsWith('.js'),
    );
  await Promise.allSettled([...new Set(empty)].map((name) => fetch(name, { cache: 'reload' })));
}
