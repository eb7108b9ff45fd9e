/** Whether the visitor has left in this tab: the page is on its way out and must not start. */
export function hasLeft(root: HTMLElement = document.documentElement): boolean {
  return root.dataset.left !== undefined;
}
