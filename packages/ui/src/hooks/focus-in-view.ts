/**
 * Moves focus to what has just come onto the page and shows it whole, or from its top where it is tall: beneath what sticks
 * to the top of the window, for which its scroll margin leaves room.
 */
export function focusInView(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const isTall = element.offsetHeight > window.innerHeight / 3;
  if ('scrollIntoView' in element) element.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
}
