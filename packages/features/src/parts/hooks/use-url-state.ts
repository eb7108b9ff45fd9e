import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';

import { systemClock } from '../../platform/clock';

const WRITE_AFTER_MS = 150;

/** Marks the navigations of this hook, whose URL is the value or an older one. */
const OWN = 'url-state';

/** How to convert a value to and from a query; must be a constant. */
export interface QueryForm<T> {
  readonly read: (query: URLSearchParams) => T;
  /** Without the question mark. */
  readonly write: (value: T) => string;
  /** The value of the prerendered page, which has no query. */
  readonly empty: T;
}

export interface UrlState<T> {
  readonly value: T;
  /** Changes the URL after a pause; a stable function. */
  readonly put: (change: (last: T) => T) => void;
  /** Writes a pending change immediately, before the visitor leaves; a stable function. */
  readonly flush: () => void;
}

/**
 * Stores a value in the URL's query, so that it survives a reload, going back and sharing the link. Every navigation
 * sets the value; a change is kept as typed, such as with a trailing space, until then.
 */
export const useUrlState = <T>({ read, write, empty }: QueryForm<T>): UrlState<T> => {
  const [params] = useSearchParams();
  const { key, state } = useLocation();
  const isOwn = useNavigationType() === NavigationType.Replace && state === OWN;
  // Unlike the query's setter, stable across renders.
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [known, setKnown] = useState(() => ({ key, value: read(params), isTyped: false }));
  if (known.key !== key)
    setKnown(isOwn ? { ...known, key } : { key, value: read(params), isTyped: false });

  const { value, isTyped } = known;
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isTyped) return undefined;
    const send = () => {
      stop();
      void navigate(
        { search: write(read(new URLSearchParams(write(value)))) },
        { replace: true, preventScrollReset: true, state: OWN },
      );
    };
    // Some browsers allow only a hundred history writes in 30 seconds; a slider alone makes more.
    const cancel = systemClock.later(WRITE_AFTER_MS, send);
    const stop = () => {
      cancel();
      waiting.current = undefined;
    };
    waiting.current = send;
    return stop;
  }, [value, isTyped, read, write, navigate]);

  const put = useCallback(
    (change: (last: T) => T) =>
      setKnown((last) => ({ ...last, value: change(last.value), isTyped: true })),
    [],
  );
  const flush = useCallback(() => waiting.current?.(), []);
  useEffect(() => {
    // Writing during a navigation would cancel it.
    const flushForLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) flush();
    };
    document.addEventListener('click', flushForLink, true);
    return () => document.removeEventListener('click', flushForLink, true);
  }, [flush]);
  return { value: hydrated ? value : empty, put, flush };
};
