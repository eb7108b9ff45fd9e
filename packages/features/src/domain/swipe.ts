import type { Choice } from './deck';

/** How far a card must be dragged for a decision, in pixels (SWIPE-1). */
const SWIPE = { horizontalPx: 80, upPx: 90 } as const;

/** A card's offset from its initial position, in pixels; down and right are positive. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns what releasing a card would decide, or undefined: over 80 px sideways if that's more than the vertical
 * movement, or over 90 px up (SWIPE-1), unless up may mean scrolling.
 */
export function choiceAt({ x, y }: Offset, upDecides: boolean): Choice | undefined {
  if (Math.abs(x) > SWIPE.horizontalPx && Math.abs(x) > Math.abs(y)) return x > 0 ? 'like' : 'pass';
  return upDecides && -y > SWIPE.upPx ? 'superLike' : undefined;
}

/** The key that saves the top person for later while the deck has focus (LATER-1). */
export const LATER_KEY = 'ArrowDown';

export const SWIPE_KEYS: Readonly<Record<string, Choice>> = {
  ArrowLeft: 'pass',
  ArrowRight: 'like',
  ArrowUp: 'superLike',
};

/** Returns what a key decides; undefined for any other key. */
export function choiceOfKey(key: string): Choice | undefined {
  return Object.hasOwn(SWIPE_KEYS, key) ? SWIPE_KEYS[key] : undefined;
}
