import { EMBEDDED } from '../docs/embedded';

/** Whether this frame shows a story on a documentation page. */
const standsOnDocsPage = () => new URLSearchParams(location.search).has(EMBEDDED);

/** Keeps what the focus opened when the next frame of the page takes the focus: a state stays as its name says. */
function keepFocusedState(): void {
  const hide = (event: FocusEvent) => {
    if (!document.hasFocus() && event.target instanceof Element) event.stopImmediatePropagation();
  };
  for (const type of ['blur', 'focusout'] as const) window.addEventListener(type, hide, true);
}

/** On a documentation page a story that moves the focus leaves the page where its reader is. */
export function keepReadersPlace(): void {
  if (!standsOnDocsPage()) return;
  keepFocusedState();
  const inherited = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as (options?: FocusOptions) => void;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    inherited.call(this, { ...options, preventScroll: true });
  };
}
