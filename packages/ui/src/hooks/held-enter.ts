import type { KeyboardEvent } from 'react';

/** Keeps a held Enter from pressing a control again and again. */
export function refuseHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
