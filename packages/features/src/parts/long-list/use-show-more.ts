import { type RefObject, useEffect, useRef, useState } from 'react';

/** How many entries a list starts with and each click adds; few enough to render instantly on a phone. */
export const STEP = 50;

export interface ShowMoreState<E, L extends HTMLElement> {
  readonly shown: readonly E[];
  readonly remaining: number;
  /** Also focuses the first new entry. */
  readonly more: () => void;
  /** The list element, whose children are the entries. */
  readonly list: RefObject<L | null>;
}

/** Shows the first entries of a list; each click adds `step` more, 50 by default. */
export const useShowMore = <E, L extends HTMLElement = HTMLUListElement>(
  entries: readonly E[],
  step = STEP,
): ShowMoreState<E, L> => {
  const [count, setCount] = useState(step);
  const list = useRef<L>(null);
  useEffect(() => {
    if (count > step)
      list.current?.children[count - step]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [count, step]);
  return {
    shown: entries.slice(0, count),
    remaining: Math.max(0, entries.length - count),
    more: () => setCount(count + step),
    list,
  };
};
