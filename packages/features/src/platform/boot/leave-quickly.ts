import { KEYS } from '../keys';
import { forgetKeptPages } from './forget-kept-pages';
import { attempt, type BootHost, forget, local, read, session, visitOf, write } from './host';

/** Keys that can be removed to make room for the mark; none contains what the visitor entered. */
const DISPENSABLE = [
  KEYS.scroll,
  KEYS.breadcrumbs,
  KEYS.firstUse,
  KEYS.dataMode,
  KEYS.theme,
  KEYS.textSize,
];
const SHIFTS = { count: 3, withinMs: 5000 };

/**
 * Sets up Quick exit (docs/decisions/0018-leaving-quickly.md) and returns true if the visitor has already left. Each
 * step works without the ones before it: a browser can block storage, storage can be full, and another tab can be frozen,
 * discarded, loading or on another site.
 */
export function leaveQuickly(host: BootHost): boolean {
  const { location, performance, history } = host;
  const root = document.documentElement;
  let isLeaving = false;
  const mark = (area: () => Storage, text: string) =>
    write(area, KEYS.left, text) ||
    DISPENSABLE.some((key) => (forget(area, key), write(area, KEYS.left, text)));

  const showNeutralPage = () => {
    isLeaving = true;
    root.hidden = true;
    root.dataset['left'] = '';
    // The tab shows the document's first title, even if the page adds another.
    const title = document.createElement('title');
    title.textContent = '\u00a0';
    document.head.prepend(title);
    document.querySelectorAll('link[rel~="icon"]').forEach((icon) => icon.remove());
    const url = root.dataset['exitUrl'];
    location.replace(url?.startsWith('https://') ? url : 'about:blank');
  };
  const channel = attempt(() => new host.BroadcastChannel(KEYS.left));
  const leaveHere = () => {
    if (isLeaving) return;
    mark(session, '1');
    void forgetKeptPages();
    showNeutralPage();
  };
  const leave = () => {
    if (isLeaving) return;
    // For tabs that aren't running now and start or resume later.
    mark(local, String(Date.now()));
    attempt(() => channel?.postMessage('left'));
    leaveHere();
  };
  channel?.addEventListener('message', leaveHere);

  const visit = visitOf(host);
  /** Whether this document's navigation began before the last exit. */
  const isOlderThanExit = () => {
    const exit = Number(read(local, KEYS.left));
    // An exit in the future means that the clock was set back, and must not lock the site.
    return exit > 0 && exit > performance.timeOrigin && exit <= Date.now();
  };
  /** Whether the page was reached by Back or Forward from another site while no storage is available for the mark. */
  const isUnverifiable = (isTraversal: boolean) => {
    if (!isTraversal || globalThis.navigation?.activation?.from) return false;
    const isWritable = mark(session, '1');
    forget(session, KEYS.left);
    return !isWritable;
  };
  const hasLeft = (isTraversal: boolean) =>
    read(session, KEYS.left) !== null || isOlderThanExit() || isUnverifiable(isTraversal);
  // A typed URL, a bookmark or a link opens the site on purpose; Back, a reload and a restored tab don't.
  // A restored tab can claim to be a plain navigation, but its history entry already has a state.
  const isOnPurpose =
    visit?.type === 'navigate' &&
    history.state === null &&
    !('wasDiscarded' in document && document.wasDiscarded) &&
    !isOlderThanExit();
  const welcomeBack = () => {
    forget(session, KEYS.left);
    forget(local, KEYS.left);
  };

  host.addEventListener(
    'beforeunload',
    (event) => isLeaving && event.stopImmediatePropagation(),
    true,
  );
  // A page in the back/forward cache, or frozen, stays hidden until it has checked for the mark.
  const hide = () => (root.style.opacity = '0');
  const showAgain = (isTraversal: boolean) => {
    if (isLeaving) showNeutralPage();
    else if (hasLeft(isTraversal)) leaveHere();
    else root.style.opacity = '';
  };
  host.addEventListener('pagehide', hide);
  host.addEventListener('freeze', hide, true);
  host.addEventListener('pageshow', ({ persisted }) =>
    persisted ? showAgain(true) : (root.style.opacity = ''),
  );
  for (const name of ['resume', 'visibilitychange']) {
    host.addEventListener(
      name,
      () => document.visibilityState === 'visible' && showAgain(false),
      true,
    );
  }
  host.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element && event.target.closest('a[data-quick-exit]'))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      leave();
    },
    true,
  );
  let shifts: number[] = [];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat) return;
    const now = performance.now();
    // Shift with another modifier switches the keyboard layout; in an input method it switches the language.
    const isAlone =
      event.key === 'Shift' &&
      !event.isComposing &&
      !['Alt', 'AltGraph', 'Control', 'Meta'].some((key) => event.getModifierState(key));
    shifts = isAlone ? [...shifts.filter((then) => now - then <= SHIFTS.withinMs), now] : [];
    if (shifts.length >= SHIFTS.count) leave();
  };
  host.addEventListener('keydown', onKeyDown, true);
  // Shift and a click select text or open a link elsewhere; soft keyboards enter text without a key event.
  for (const name of ['pointerdown', 'input'])
    host.addEventListener(name, () => (shifts = []), true);

  if (
    !isOnPurpose &&
    (read(local, KEYS.left) !== null || hasLeft(visit?.type === 'back_forward'))
  ) {
    leaveHere();
    return true;
  }
  // A prerendering page isn't open yet.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', welcomeBack, { once: true });
  else welcomeBack();
  return false;
}
