import { printPage } from '../../platform/print';

const MARK = 'data-print';

/** Hides everything around an element while a page is printed, and returns the way back. */
export function hideAround(element: Element): () => void {
  const hidden: Element[] = [];
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || sibling.hasAttribute(MARK)) continue;
      sibling.setAttribute(MARK, 'hide');
      hidden.push(sibling);
    }
  }
  return () => {
    for (const each of hidden) each.removeAttribute(MARK);
  };
}

/** Prints one part of the page alone; everything is back after the print, or when there is no way to print. */
export function printOnly(element: Element): void {
  const back = hideAround(element);
  window.addEventListener('afterprint', back, { once: true });
  try {
    printPage();
  } catch (error) {
    back();
    throw error;
  }
}
