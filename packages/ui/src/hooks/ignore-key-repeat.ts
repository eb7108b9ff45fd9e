import type { KeyboardEvent } from 'react';

/** Keeps a held Enter from pressing a control again and again. */
export function preventEnterRepeat(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** A key handler that refuses a held Enter before it does anything else. */
export const withoutEnterRepeat =
  <E extends Element>(onKeyDown?: (event: KeyboardEvent<E>) => void) =>
  (event: KeyboardEvent<E>): void => {
    preventEnterRepeat(event);
    onKeyDown?.(event);
  };
