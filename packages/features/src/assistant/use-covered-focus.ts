import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the focus moves to something that the element covers, as on a small or zoomed screen. */
export const useCoveredFocus = (cover: RefObject<Element | null>, onCovered: () => void): void => {
  const check = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element) || cover.current?.contains(target) !== false) return;
    const { x, y, width, height } = target.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (cover.current.contains(top)) onCovered();
  });
  useEffect(() => {
    document.addEventListener('focusin', check);
    return () => document.removeEventListener('focusin', check);
  }, []);
};
