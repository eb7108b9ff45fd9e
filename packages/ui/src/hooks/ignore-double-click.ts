import type { MouseEvent } from 'react';

/**
 * Makes one press one act, for whatever adds, spends, votes, greets or sends: the second click of a double one belongs to
 * the press before, also where that has put another control under it. A held Enter is refused by `preventEnterRepeat`.
 */
export const ignoreDoubleClick =
  <E extends Element>(act?: (event: MouseEvent<E>) => void) =>
  (event: MouseEvent<E>): void => {
    if (event.detail > 1) event.preventDefault();
    else act?.(event);
  };
