import type { MouseEvent } from 'react';

/**
 * Wraps a click handler so that a double click runs it only once, for actions that add, spend, vote, wave or send. The second
 * click is also ignored if the first one has put another control under the pointer. For a held Enter, see `preventEnterRepeat`.
 */
export const ignoreDoubleClick =
  <E extends Element>(act?: (event: MouseEvent<E>) => void) =>
  (event: MouseEvent<E>): void => {
    if (event.detail > 1) event.preventDefault();
    else act?.(event);
  };
