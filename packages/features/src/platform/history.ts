import { BASE_PATH } from '../domain/language';
import { field } from '../domain/result';
import { deviceErasure } from './erasure';

/** Whether this is the site's first entry in the tab's history, by the router's numbering. */
export function isFirstEntry(): boolean {
  const state: unknown = window.history.state;
  return !(
    typeof state === 'object' &&
    state &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}

const MARK = 'erased';
let shown = '';
const place = (): string => `${window.location.pathname}${window.location.search}`;

/** Marks the current entry as made since the last erase or logout; call it after each navigation. */
export function markEntry(): void {
  const mark = deviceErasure.mark();
  const state: unknown = window.history.state;
  shown = place();
  if (mark !== '' && field(state, MARK) !== mark)
    window.history.replaceState({ ...(state as object | null), [MARK]: mark }, '');
}

/** Removes what the address of an earlier entry tells: a query can hold a name, a mood or a search. */
function cleanEntry(): void {
  const mark = deviceErasure.mark();
  const state: unknown = window.history.state;
  // A link within the page makes an entry without a state.
  const isEarlier = state === null ? place() !== shown : field(state, MARK) !== mark;
  if (mark !== '' && isEarlier) window.history.replaceState(state, '', window.location.pathname);
  markEntry();
}

/**
 * Keeps queries from before an erase or a logout from coming back with a reload, Back or a restored tab. Call it before
 * the router starts, so that it reads cleaned addresses.
 */
export function startHistory(): void {
  // A typed URL, a bookmark or a link has no state yet.
  if (window.history.state === null) markEntry();
  else cleanEntry();
  window.addEventListener('popstate', cleanEntry, true);
}

type Navigate = (path: string, options: { replace: true; preventScrollReset: true }) => unknown;

/** Replaces the current entry after an erase; call it before the router is rendered. */
export function replaceEntryOnErase(navigate: Navigate): void {
  deviceErasure.subscribe(
    () =>
      void navigate(window.location.pathname.slice(BASE_PATH.length), {
        replace: true,
        preventScrollReset: true,
      }),
  );
}
