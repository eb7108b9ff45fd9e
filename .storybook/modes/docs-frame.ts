import { EMBEDDED } from '../docs/embedded';

/** Whether this frame shows a story on a documentation page. */
const standsOnDocsPage = () => new URLSearchParams(location.search).has(EMBEDDED);

/** In milliseconds: how soon after a press or a key the focus goes where it sends it. */
const SOON = 100;

/** Keeps what the focus opened when the next frame of the page takes the focus: a state stays as its name says. */
function keepFocusedState(): void {
  let lastAct = -SOON;
  const remember = () => {
    lastAct = performance.now();
  };
  const hide = (event: FocusEvent) => {
    // The browser takes the focus from this document by itself: nothing here was pressed, and nothing here gets it.
    const isTaken = event.relatedTarget === null && performance.now() - lastAct > SOON;
    if (isTaken && event.target instanceof Element) event.stopImmediatePropagation();
  };
  for (const type of ['pointerdown', 'mousedown', 'keydown'] as const)
    window.addEventListener(type, remember, true);
  for (const type of ['blur', 'focusout'] as const) window.addEventListener(type, hide, true);
}

/** On a documentation page a story that moves the focus or scrolls to a place leaves the page where its reader is. */
export function keepReadersPlace(): void {
  if (!standsOnDocsPage()) return;
  keepFocusedState();
  const inherited = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as (
    options?: FocusOptions,
  ) => void;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    inherited.call(this, { ...options, preventScroll: true });
  };
  const scrollTo = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView')?.value as (
    where?: boolean | ScrollIntoViewOptions,
  ) => void;
  Element.prototype.scrollIntoView = function scrollInFrame(where) {
    const { scrollX, scrollY } = window.parent;
    scrollTo.call(this, where);
    window.parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}
