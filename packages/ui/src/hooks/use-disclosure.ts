import { type KeyboardEvent, useId, useRef } from 'react';

/** What ties a button to the panel that it opens, for whoever keeps whether it is open. */
export function useDisclosure(open: boolean, onOpenChange: (open: boolean) => void) {
  const panelId = useId();
  const ref = useRef<HTMLButtonElement>(null);
  /** Closes the panel and gives the focus back to the button. */
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
      // A panel that stays in the page while it is closed can be named all the time.
      'aria-controls': open ? panelId : undefined,
      onClick: () => onOpenChange(!open),
    },
    /** A key handler for what has both in it: Escape closes the panel. */
    closeOnEscape: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return;
      // What lies beneath, such as a dialog, keeps its own Escape.
      event.stopPropagation();
      close();
    },
  };
}
