/** Time between slides of the stories carousel in milliseconds (SHELL-5). */
export const CAROUSEL = { autoplayMs: 4000 } as const;

/** Toast timings in milliseconds, sizes in pixels (SHELL-5); toasts with an action and errors stay for at least minActionMs. */
export const TOAST = {
  durationMs: 4000,
  minActionMs: 5000,
  visible: 3,
  widthPx: 356,
  gapPx: 14,
  swipePx: 20,
  removalMs: 200,
  hotkey: ['altKey', 'KeyT'],
  position: 'bottom-right',
} as const;

/** Tooltip delays in milliseconds (SHELL-5). */
export const TOOLTIP = { openMs: 700, skipMs: 300 } as const;
