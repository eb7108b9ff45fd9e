import { type KeyboardEvent, useId, useRef } from 'react';

import { isComposing } from './is-composing';

/** Connects a button to the panel it opens; the caller keeps the open state. */
export function useDisclosure(open: boolean, onOpenChange: (open: boolean) => void) {
  const panelId = useId();
  const ref = useRef<HTMLButtonElement>(null);
  /** Closes the panel and returns focus to the button. */
  const close = () => {
    onOpenChange(false);
    ref.current?.focus();
  };
  return {
    close,
    panelId,
    buttonProps: {
      ref,
      'aria-expanded': open,
      // A panel that stays mounted while closed can always be referenced.
      'aria-controls': open ? panelId : undefined,
      onClick: () => onOpenChange(!open),
    },
    /** A key handler for an element that contains both: Escape closes the panel. */
    closeOnEscape: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open || isComposing(event.nativeEvent)) return;
      // Otherwise Escape would also close a dialog around it.
      event.stopPropagation();
      event.preventDefault();
      close();
    },
  };
}
