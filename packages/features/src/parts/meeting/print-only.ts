import { printPage } from '../../platform/print';

const ATTRIBUTE = 'data-print';

/** Hides everything around an element in print and returns a function that undoes it. */
function hideAround(element: Element): () => void {
  const hidden: Element[] = [];
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || sibling.hasAttribute(ATTRIBUTE)) continue;
      sibling.setAttribute(ATTRIBUTE, 'hide');
      hidden.push(sibling);
    }
  }
  return () => {
    for (const each of hidden) each.removeAttribute(ATTRIBUTE);
  };
}

/** Prints one element alone. Everything is restored after printing, or if printing fails. */
export function printOnly(element: Element): void {
  const restore = hideAround(element);
  window.addEventListener('afterprint', restore, { once: true });
  try {
    printPage();
  } catch (error) {
    restore();
    throw error;
  }
}
