import { SHARE_WINDOW } from '../domain/constants';

/** How a way of sharing ended. */
export type ShareOutcome = 'shared' | 'cancelled' | 'unavailable' | 'refused';

/** What is shared (CARD-2). */
export interface Shared {
  readonly title: string;
  readonly text: string;
  /** Left out where the text says it all. */
  readonly url?: string;
}

/** True when the device has its own share sheet. */
export function canShareNatively(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

/** Opens the share sheet of the device; 'cancelled' when the visitor closed it, which asks for silence. */
export async function shareNatively({ title, text, url }: Shared): Promise<ShareOutcome> {
  if (!canShareNatively()) return 'unavailable';
  try {
    await navigator.share({ title, text, ...(url === undefined ? {} : { url }) });
    return 'shared';
  } catch (error) {
    const closed =
      typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
    return closed ? 'cancelled' : 'refused';
  }
}

/** Copies a text; 'unavailable' and 'refused' ask to show it for copying by hand. */
export async function copyText(text: string): Promise<ShareOutcome> {
  const clipboard =
    typeof navigator === 'undefined' ? undefined : (navigator.clipboard as Clipboard | undefined);
  if (!clipboard) return 'unavailable';
  try {
    await clipboard.writeText(text);
    return 'shared';
  } catch {
    return 'refused';
  }
}

/** Opens an https address in a window of 600 by 600 pixels; 'refused' when the browser blocked it (CARD-2). */
export function openShareWindow(url: string): ShareOutcome {
  if (!url.startsWith('https://')) return 'refused';
  try {
    // With the noopener feature a blocked window looks like an opened one, so the tie is cut right after opening.
    const { widthPx, heightPx } = SHARE_WINDOW;
    const opened = window.open(url, '_blank', `popup,width=${widthPx},height=${heightPx}`);
    if (!opened) return 'refused';
    opened.opener = null;
    return 'shared';
  } catch {
    return 'refused';
  }
}
