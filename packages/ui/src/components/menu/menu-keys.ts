/** The pause in milliseconds that ends a typed word when searching for an item. */
export const WORD_PAUSE_MS = 500;

/** Returns the index that a key moves to, wrapping at the ends, or undefined if the key doesn't move. */
export function indexForKey(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return (Math.max(place, 0) + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Returns the index of the next item that starts with the typed text; repeating one letter cycles through its items. */
export function indexForText(
  labels: readonly string[],
  typed: string,
  place: number,
): number | undefined {
  const isOneLetter = typed === typed.charAt(0).repeat(typed.length);
  const beginning = (isOneLetter ? typed.charAt(0) : typed).toLocaleLowerCase();
  const from = isOneLetter ? place + 1 : Math.max(place, 0);
  return labels
    .map((_label, step) => (from + step) % labels.length)
    .find((at) => labels[at]?.toLocaleLowerCase().startsWith(beginning));
}
