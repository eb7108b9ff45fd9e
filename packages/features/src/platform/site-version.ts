const ENTRY = 'script[type="module"][src]';
const SCRIPT_TAGS = /<script\b[^<>]*>/gi;
const SOURCE = /\bsrc="([^"]+)"/i;

// The base stands for any host: only the path names a version.
const pathOf = (source: string): string | undefined =>
  URL.canParse(source, 'https://host.invalid')
    ? new URL(source, 'https://host.invalid').pathname
    : undefined;

/** The entry script that a document names, undefined for a text that is no page of this site. */
export function entryOf(html: string): string | undefined {
  const tag = html.match(SCRIPT_TAGS)?.find((each) => /\btype="module"/i.test(each));
  const source = SOURCE.exec(tag ?? '')?.[1];
  return source === undefined ? undefined : pathOf(source);
}

/** Whether the host serves another version of the site than the one that runs here; false where that cannot be known. */
export async function isNewVersionOut(): Promise<boolean> {
  const running = document.querySelector<HTMLScriptElement>(ENTRY)?.src;
  if (!running) return false;
  try {
    const response = await fetch('/', { cache: 'no-store' });
    const served = response.ok ? entryOf(await response.text()) : undefined;
    return served !== undefined && served !== pathOf(running);
  } catch {
    return false;
  }
}

/** Asks afresh for scripts that arrived empty, because a reload would take them from the browser's cache again. */
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
