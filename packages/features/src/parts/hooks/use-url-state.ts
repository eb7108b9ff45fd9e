import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { systemClock } from '../../platform/clock';

const WRITE_AFTER_MS = 150;

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
 * Stores a value in the URL's query, so that it survives a reload, going back and sharing the link. Values are compared
 * by their query, so that anything the query omits, such as a trailing space, stays as typed.
 */
export const useUrlState = <T>({ read, write, empty }: QueryForm<T>): UrlState<T> => {
  const [params] = useSearchParams();
  // Unlike the query's setter, stable across renders.
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [value, setValue] = useState(() => read(params));
  const asked = write(read(params));
  // Two changes may happen before a render; the second builds on the first.
  const latest = useRef(value);
  const written = useRef(asked);
  // Queries written here whose navigation is pending: arriving late, they would undo a newer change.
  const sent = useRef(new Set<string>());

  const waiting = useRef<() => void>(undefined);
  const stopWaiting = useCallback(() => {
    waiting.current?.();
    waiting.current = undefined;
  }, []);
  useEffect(() => stopWaiting, [stopWaiting]);

  useEffect(() => {
    if (asked !== written.current && sent.current.delete(asked)) return;
    // Navigations complete in order, so earlier ones are no longer pending.
    sent.current.clear();
    if (asked === written.current) return;
    stopWaiting();
    written.current = asked;
    latest.current = read(new URLSearchParams(asked));
    setValue(latest.current);
  }, [asked, read, stopWaiting]);

  const send = useCallback(() => {
    stopWaiting();
    sent.current.add(written.current);
    void navigate({ search: written.current }, { replace: true, preventScrollReset: true });
  }, [navigate, stopWaiting]);
  const put = useCallback(
    (change: (last: T) => T) => {
      latest.current = change(latest.current);
      setValue(latest.current);
      written.current = write(read(new URLSearchParams(write(latest.current))));
      stopWaiting();
      // Some browsers allow only a hundred history writes in 30 seconds; a slider alone makes more.
      waiting.current = systemClock.later(WRITE_AFTER_MS, send);
    },
    [read, write, send, stopWaiting],
  );
  const flush = useCallback(() => {
    if (waiting.current) send();
  }, [send]);
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
