import { KEYS } from '../platform/keys';
import type { WriteOutcome } from '../platform/storage';
import { createChoice } from './choice';

/** The text sizes: 100 %, 115 % and 130 %. */
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const choice = createChoice(KEYS.textSize, TEXT_SIZES, 'normal');

/** The chosen text size, stored as a plain word. */
export const textSizeStore = choice.store;
export const textSizeItem = choice.item;

export function setTextSize(size: TextSize): WriteOutcome {
  return textSizeStore.update(() => size);
}

/** Keeps `data-text-size` on the root element in sync with the choice, until the returned function is called. */
export function startTextSize(root: HTMLElement = document.documentElement): () => void {
  const apply = (): void => {
    const size = textSizeStore.get();
    if (size === 'normal') delete root.dataset.textSize;
    else root.dataset.textSize = size;
  };
  const stop = textSizeStore.subscribe(apply);
  apply();
  return stop;
}
