/** How long a pause ends a word that is typed to find an item, in milliseconds. */
export const WORD_PAUSE_MS = 500;

/** The place of the item that a key leads to from another, nothing where the key has no such meaning; the ends meet. */
export function placeForKey(key: string, place: number, count: number): number | undefined {
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

/** The place of the next item that begins with what was typed; one letter again and again walks through its items. */
export function placeForText(
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
