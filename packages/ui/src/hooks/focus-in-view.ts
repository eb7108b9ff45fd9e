/**
 * Moves focus to an element that has just appeared and scrolls it into view: all of it, or its top if it's tall. Its scroll
 * margin keeps it below a sticky header.
 */
export function focusInView(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const isTall = element.offsetHeight > window.innerHeight / 3;
  if ('scrollIntoView' in element) element.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
}
