import { type FocusEvent, type RefObject, useEffect } from 'react';

/**
 * Calls `onDismiss` on a click outside the button's parent element. Returns a blur handler for that parent, which also
 * dismisses when focus leaves it.
 */
export function useDismissal(
  open: boolean,
  button: RefObject<HTMLElement | null>,
  onDismiss: () => void,
  /** The event that dismisses; with `click`, starting to scroll by touch doesn't count. */
  eventType: 'pointerdown' | 'click',
) {
  useEffect(() => {
    if (!open) return undefined;
    const handleOutside = ({ target }: Event) => {
      if (!button.current?.parentElement?.contains(target as Node)) onDismiss();
    };
    // In the capture phase, because a later handler may remove the target.
    window.addEventListener(eventType, handleOutside, true);
    return () => window.removeEventListener(eventType, handleOutside, true);
  });
  return ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onDismiss();
  };
}
