import { type RefObject, useEffect, useState } from 'react';

/** Rounded to device pixels, an element that is all there may measure a little less. */
const WHOLE = 0.99;

/** Whether an element stands whole on the screen, beneath what its scroll margin leaves room for; false until that is known. */
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
