import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useCallback, useEffect, useReducer, useRef } from 'react';
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

interface Known<T> {
  /** Of the navigation that the value belongs to. */
  readonly key: string;
  readonly value: T;
  /** Whether the value was changed here. */
  readonly isTyped: boolean;
}

const apply = <S>(last: S, change: (last: S) => S): S => change(last);

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
  const navigated = (): Known<T> => ({ key, value: read(params), isTyped: false });
  // Not `useState`, which may apply a change early to the state of a navigation whose render React has discarded.
  const [known, update] = useReducer(apply<Known<T>>, undefined, navigated);
  if (known.key !== key) update((last) => (isOwn ? { ...last, key } : navigated()));

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
      update((last) => ({ ...last, value: change(last.value), isTyped: true })),
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
