/** Whether the visitor has left quickly in this tab, so that the page must not start. */
export function hasLeft(root: HTMLElement = document.documentElement): boolean {
  return root.dataset.left !== undefined;
}
