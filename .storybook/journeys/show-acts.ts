/** In CSS pixels: how near to an edge of the window something may be before it is brought to the middle. */
const EDGE = 96;

const isWellInView = ({ top, bottom }: DOMRect) =>
  top >= EDGE && bottom <= window.innerHeight - EDGE;

/** What a viewer sees of an element: of a radio that is hidden, the label around it. */
const seenOf = (element: HTMLElement): HTMLElement =>
  element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;

/**
 * Brings what a journey presses or fills in into view, as a visitor would, and draws a ring around it for as many
 * milliseconds as `timeOf` says, none being no ring. Returns the end.
 */
export const showActs = (timeOf: () => number): (() => void) => {
  const ring = document.createElement('div');
  ring.dataset['journeyRing'] = '';
  ring.ariaHidden = 'true';
  ring.hidden = true;
  document.body.append(ring);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const hide = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    ring.hidden = true;
  };
  /** Keeps the ring where the element is, which a page that scrolls moves. */
  const follow = (element: HTMLElement) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    ring.hidden = !element.isConnected || width === 0;
    Object.assign(ring.style, {
      top: `${top}px`,
      left: `${left}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    frame = requestAnimationFrame(() => {
      follow(element);
    });
  };
  const onAct = ({ target }: Event) => {
    const time = timeOf();
    if (time === 0 || !(target instanceof HTMLElement)) return;
    const seen = seenOf(target);
    if (!isWellInView(seen.getBoundingClientRect()))
      seen.scrollIntoView({ block: 'center', behavior: 'instant' });
    hide();
    follow(seen);
    timer = setTimeout(hide, time);
  };

  const acts = ['pointerdown', 'input', 'change'] as const;
  for (const type of acts) document.addEventListener(type, onAct, true);
  return () => {
    for (const type of acts) document.removeEventListener(type, onAct, true);
    hide();
    ring.remove();
  };
};
