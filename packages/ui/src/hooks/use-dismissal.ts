import { type FocusEvent, type RefObject, useEffect } from 'react';

/**
 * Dismisses what lies over the page once a press lands beside the element that its button stands in; returns the blur
 * handler of that element, which does the same once the focus leaves it.
 */
export function useDismissal(
  open: boolean,
  button: RefObject<HTMLElement | null>,
  onDismiss: () => void,
  /** What counts as a press; a finger that begins to scroll clicks nothing. */
  press: 'pointerdown' | 'click',
) {
  useEffect(() => {
    if (!open) return undefined;
    const dismissBeside = ({ target }: Event) => {
      if (!button.current?.parentElement?.contains(target as Node)) onDismiss();
    };
    // Before the page hears of the press, which may take away what was pressed.
    window.addEventListener(press, dismissBeside, true);
    return () => window.removeEventListener(press, dismissBeside, true);
  });
  return ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onDismiss();
  };
}
