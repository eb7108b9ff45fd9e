/**
 * Leaves in a hurry, as a press on the way out in the header does: the site's first script hears it, marks the tab and puts
 * the neutral page in this one's place.
 */
export function leaveSite(): void {
  document.querySelector<HTMLAnchorElement>('a[data-quick-exit]')?.click();
}

/** Whether the visitor has left in this tab: the page is on its way out and must not begin to work. */
export function hasLeft(root: HTMLElement = document.documentElement): boolean {
  return root.dataset.left !== undefined;
}
