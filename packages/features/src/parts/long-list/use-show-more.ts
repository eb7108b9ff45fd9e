import { type RefObject, useEffect, useRef, useState } from 'react';

/** How many entries a list begins with and how many each press adds: a phone draws them in an instant. */
export const STEP = 50;

/** The beginning of a list, and the way to more of it. */
export interface ShowMoreState<E, L extends HTMLElement> {
  readonly shown: readonly E[];
  /** How many entries are not shown. */
  readonly remaining: number;
  /** Shows more; focus goes to the first of them. */
  readonly more: () => void;
  /** The list itself, whose children are the entries. */
  readonly list: RefObject<L | null>;
}

/** Shows a list of any length by its beginning; `step` entries more with each press, 50 by default. */
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
