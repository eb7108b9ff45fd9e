/** Whether this frame shows a story on a documentation page. */
const standsOnDocsPage = (): boolean => {
  try {
    return window.parent !== window && new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs';
  } catch {
    return false;
  }
};

/** On a documentation page a story that moves the focus leaves the page where its reader is. */
export function keepReadersPlace(): void {
  if (!standsOnDocsPage()) return;
  const inherited = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as (options?: FocusOptions) => void;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    inherited.call(this, { ...options, preventScroll: true });
  };
}
