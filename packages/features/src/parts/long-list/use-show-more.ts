import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

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

/** Shows the first entries of a list; each click adds `step` more, 50 by default. Printing shows all. */
export const useShowMore = <E, L extends HTMLElement = HTMLUListElement>(
  entries: readonly E[],
  first = STEP,
  step = first,
): ShowMoreState<E, L> => {
  const [count, setCount] = useState(first);
  const list = useRef<L>(null);
  useEffect(() => {
    if (count > first)
      list.current?.children[count - step]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [count, first, step]);
  useEffect(() => {
    const showAll = () => flushSync(() => setCount(Infinity));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);
  return {
    shown: entries.slice(0, count),
    remaining: Math.max(0, entries.length - count),
    more: () => setCount(count + step),
    list,
  };
};
