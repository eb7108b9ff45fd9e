/** What stays in sight around the part, in pixels: one line of its neighbours. */
const AROUND_PX = 32;

/** Scrolls a box, and nothing around it, just so far that one of its parts is in sight. */
export const scrollIntoViewIfNeeded = (box: Element, part: Element): void => {
  const frame = box.getBoundingClientRect();
  const { top, bottom } = part.getBoundingClientRect();
  if (top < frame.top) box.scrollTop -= frame.top - top + AROUND_PX;
  else if (bottom > frame.bottom) box.scrollTop += bottom - frame.bottom + AROUND_PX;
};
