import { type MouseEvent, useRef } from 'react';

/** Returns a mousedown handler that stops the rest of the double click that opened a dialog from selecting its text. */
export function usePreventTextSelection(): (event: MouseEvent) => void {
  const fresh = useRef(false);
  return (event) => {
    // A double click that starts inside the dialog still selects a word.
    if (event.detail <= 1) fresh.current = true;
    else if (!fresh.current) event.preventDefault();
  };
}
