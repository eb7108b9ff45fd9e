const counts = new Map<string, number>();

const change = (attribute: string, by: 1 | -1): void => {
  const count = (counts.get(attribute) ?? 0) + by;
  counts.set(attribute, count);
  document.documentElement.toggleAttribute(attribute, count > 0);
};

/** Returns a ref that sets an attribute on the root element while any element with it is mounted. */
const whileMounted = (attribute: string) => (): (() => void) => {
  change(attribute, 1);
  return () => change(attribute, -1);
};

/*
 * Attributes rather than `:has()` on the root, which would restyle the whole page each time an element is added or removed.
 */

/** A ref for an element that covers the page: `data-scroll-lock` stops the page behind from scrolling. */
export const lockScroll = whileMounted('data-scroll-lock');

/** Called while a menu is open: `data-menu-open` hides the floating buttons, which would cover its last items. */
export const hasOpenMenu = whileMounted('data-menu-open');

/** A ref for a bar at the bottom of the window: `data-bottom-bar` keeps toasts above it. */
export const hasBottomBar = whileMounted('data-bottom-bar');

/** A ref for a toast: `data-toasts` moves a dialog on a phone below it. */
export const hasToast = whileMounted('data-toasts');
