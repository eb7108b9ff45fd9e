const counts = new Map<string, number>();

const change = (attribute: string, by: 1 | -1): void => {
  const count = (counts.get(attribute) ?? 0) + by;
  counts.set(attribute, count);
  document.documentElement.toggleAttribute(attribute, count > 0);
};

/** A ref that keeps an attribute at the root of the document for as long as an element with it stands. */
const whileThere = (attribute: string) => (): (() => void) => {
  change(attribute, 1);
  return () => change(attribute, -1);
};

/*
 * Style sheets ask the root for these: a `:has()` there would make the browser style the whole page anew with each element
 * that comes or goes.
 */

/** A ref for what covers the page: `data-scroll-lock` keeps the page beneath from scrolling. */
export const lockScroll = whileThere('data-scroll-lock');

/** A ref for a bar at the foot of the window: `data-bottom-bar` keeps toasts off it. */
export const hasBottomBar = whileThere('data-bottom-bar');

/** A ref for a toast: `data-toasts` lets a dialog on a phone begin beneath it. */
export const hasToast = whileThere('data-toasts');
