import type { Choice } from './deck';

/** How far a card must be dragged before letting go decides, in pixels (SWIPE-1). */
const SWIPE = { horizontalPx: 80, upPx: 90 } as const;

/** How far a card is from where it lay, in pixels; down and right are positive. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/**
 * What letting go of a card would decide, undefined for nothing: over 80 px to a side where that is more than the vertical
 * movement, or over 90 px up (SWIPE-1); up decides nothing where it may be meant for scrolling.
 */
export function choiceAt({ x, y }: Offset, upDecides: boolean): Choice | undefined {
  if (Math.abs(x) > SWIPE.horizontalPx && Math.abs(x) > Math.abs(y)) return x > 0 ? 'like' : 'pass';
  return upDecides && -y > SWIPE.upPx ? 'superLike' : undefined;
}

/** The key that puts the person on top aside for later while the deck has focus (LATER-1). */
export const LATER_KEY = 'ArrowDown';

/** The keys that decide while the deck has focus. */
export const SWIPE_KEYS: Readonly<Record<string, Choice>> = {
  ArrowLeft: 'pass',
  ArrowRight: 'like',
  ArrowUp: 'superLike',
};

/** What a key decides, undefined for any other key. */
export function choiceOfKey(key: string): Choice | undefined {
  return Object.hasOwn(SWIPE_KEYS, key) ? SWIPE_KEYS[key] : undefined;
}
