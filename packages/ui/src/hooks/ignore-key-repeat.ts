import type { KeyboardEvent } from 'react';

/** Prevents a held Enter from activating a control repeatedly. */
export function preventEnterRepeat(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** Wraps a key handler to ignore a held Enter. */
export const withoutEnterRepeat =
  <E extends Element>(onKeyDown?: (event: KeyboardEvent<E>) => void) =>
  (event: KeyboardEvent<E>): void => {
    preventEnterRepeat(event);
    onKeyDown?.(event);
  };
