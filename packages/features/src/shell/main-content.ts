export const MAIN_ID = 'content';

/** Moves the focus to the page's content when the control that had it is gone. */
export const focusMain = (): void =>
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
