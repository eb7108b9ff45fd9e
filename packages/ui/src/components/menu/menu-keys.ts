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

/** Whether a label starts with a text, whatever its case and accents; a ligature is as long as its letters. */
const startsWith = (label: string, beginning: string): boolean => {
  const { compare } = new Intl.Collator(undefined, { sensitivity: 'base' });
  const composed = label.normalize('NFC');
  return Array.from(beginning).some(
    (_letter, nth) => compare(composed.slice(0, nth + 1), beginning) === 0,
  );
};

/** Returns the index of the next item that starts with the typed text; repeating one letter cycles through its items. */
export function indexForText(
  labels: readonly string[],
  typed: string,
  place: number,
): number | undefined {
  const isOneLetter = typed === typed.charAt(0).repeat(typed.length);
  const beginning = (isOneLetter ? typed.charAt(0) : typed).normalize('NFC');
  const from = isOneLetter ? place + 1 : Math.max(place, 0);
  return labels
    .map((_label, step) => (from + step) % labels.length)
    .find((at) => startsWith(labels[at] ?? '', beginning));
}
