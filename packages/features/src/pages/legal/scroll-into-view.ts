/** Leaves about one line of the element's neighbours visible. */
const MARGIN_PX = 32;

/** Scrolls a container, but none of its ancestors, just far enough to show one of its elements. */
export const scrollIntoViewIfNeeded = (container: Element, element: Element): void => {
  const frame = container.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  if (top < frame.top) container.scrollTop -= frame.top - top + MARGIN_PX;
  else if (bottom > frame.bottom) container.scrollTop += bottom - frame.bottom + MARGIN_PX;
};
