import type { KeyboardEvent } from 'react';

/** Keeps a held Enter from pressing a control again and again. */
export function refuseHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** A key handler that refuses a held Enter before it does anything else. */
export const withoutHeldEnter =
  <E extends Element>(onKeyDown?: (event: KeyboardEvent<E>) => void) =>
  (event: KeyboardEvent<E>): void => {
    refuseHeldEnter(event);
    onKeyDown?.(event);
  };
