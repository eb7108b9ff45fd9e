import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { systemClock } from '../../platform/clock';

/** How long a value rests before it is written into the address, in milliseconds. */
const WRITE_AFTER_MS = 150;

/** How a value stands in the query of an address; a constant. */
export interface QueryForm<T> {
  /** The value that a query names, whatever the query holds. */
  readonly read: (query: URLSearchParams) => T;
  /** The query of a value, without its question mark. */
  readonly write: (value: T) => string;
  /** The value of the prerendered page, which knows no query. */
  readonly empty: T;
}

/** A value that lives in the query of the address. */
export interface UrlState<T> {
  readonly value: T;
  /** Changes the value at once, and the address when the value rests; always the same function. */
  readonly put: (change: (last: T) => T) => void;
  /** Writes at once what waits to be written, before the visitor leaves; always the same function. */
  readonly flush: () => void;
}

/**
 * Keeps a value in the query of the address, where a reload, going back and a shared link find it. Values are told apart
 * by their query alone, so that what the query leaves out, such as a blank at the end, stays as it was typed.
 */
export const useUrlState = <T>({ read, write, empty }: QueryForm<T>): UrlState<T> => {
  const [params] = useSearchParams();
  // Unlike the setter of the query, the same at each render.
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [value, setValue] = useState(() => read(params));
  const asked = write(read(params));
  // Two changes may come before one render: the second builds on the first.
  const latest = useRef(value);
  const written = useRef(asked);
  // Queries that were asked for here and that have not arrived yet: late, they would undo a newer change.
  const sent = useRef(new Set<string>());

  const waiting = useRef<() => void>(undefined);
  const stopWaiting = useCallback(() => {
    waiting.current?.();
    waiting.current = undefined;
  }, []);
  useEffect(() => stopWaiting, [stopWaiting]);

  useEffect(() => {
    if (asked !== written.current && sent.current.delete(asked)) return;
    // Addresses arrive in their order: whatever was sent before this one will not come any more.
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
      // Some browsers refuse more than a hundred history writes in half a minute: a slider alone makes more.
      waiting.current = systemClock.later(WRITE_AFTER_MS, send);
    },
    [read, write, send, stopWaiting],
  );
  const flush = useCallback(() => {
    if (waiting.current) send();
  }, [send]);
  useEffect(() => {
    // Written while the page of a link is on its way, it would call the visitor back here.
    const flushForLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) flush();
    };
    document.addEventListener('click', flushForLink, true);
    return () => document.removeEventListener('click', flushForLink, true);
  }, [flush]);
  return { value: hydrated ? value : empty, put, flush };
};
