import { type RefObject, useEffect, useState } from 'react';

/** Because of rounding to device pixels, a fully visible element may measure slightly less than 1. */
const WHOLE = 0.99;

/** Whether an element is fully in view, within its scroll margin; false until measured. */
export function useWholeInView(ref: RefObject<HTMLElement | null>): boolean {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setWhole((entries.at(-1)?.intersectionRatio ?? 0) >= WHOLE),
      {
        rootMargin: `-${getComputedStyle(element).scrollMarginTop} 0px 0px`,
        threshold: [WHOLE, 1],
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return whole;
}
