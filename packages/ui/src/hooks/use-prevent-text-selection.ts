import { type MouseEvent, useRef } from 'react';

/** Gives a mousedown handler that keeps the rest of the double click which opened a dialog from selecting its text. */
export function usePreventTextSelection(): (event: MouseEvent) => void {
  const fresh = useRef(false);
  return (event) => {
    // A double click that began within the dialog is the visitor's own, and selects a word.
    if (event.detail <= 1) fresh.current = true;
    else if (!fresh.current) event.preventDefault();
  };
}
