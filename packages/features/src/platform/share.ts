import { SHARE_WINDOW } from '../domain/constants';

export type ShareOutcome = 'shared' | 'cancelled' | 'unavailable' | 'refused';

/** The content to share (CARD-2). */
export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url?: string;
}

export function canShareNatively(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

/** Opens the device's share sheet; 'cancelled' if the visitor closed it, which needs no message. */
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

/** Copies a text; on 'unavailable' or 'refused', show it to be copied by hand. */
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

/** Opens an HTTPS URL in a window of 600 by 600 pixels; 'refused' if the browser blocked it (CARD-2). */
export function openShareWindow(url: string): ShareOutcome {
  if (!url.startsWith('https://')) return 'refused';
  try {
    // With `noopener` a blocked window can't be told from an opened one, so the opener is removed afterwards.
    const { widthPx, heightPx } = SHARE_WINDOW;
    const opened = window.open(url, '_blank', `popup,width=${widthPx},height=${heightPx}`);
    if (!opened) return 'refused';
    opened.opener = null;
    return 'shared';
  } catch {
    return 'refused';
  }
}
