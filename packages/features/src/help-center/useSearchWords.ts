import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { systemClock } from '../platform/clock';
import { readSearch } from '../shared/prose/search-prose';
import { helpSearchAddress } from './help-address';

/** How long the words rest before they are written into the address, in milliseconds. */
const WRITE_AFTER_MS = 150;

const wordsIn = (query: URLSearchParams) => readSearch(query.get('q'));

/** The words of the search. They answer a keystroke at once and live in the address, where going back finds them. */
export const useSearchWords = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The prerendered page knows no query.
  const asked = hydrated ? wordsIn(query) : '';
  const [words, setWords] = useState(asked);
  const written = useRef(asked);
  // Addresses that were asked for here and that have not arrived yet: late, they would undo a newer change.
  const sent = useRef(new Set<string>());
  useEffect(() => {
    if (asked === written.current) {
      sent.current.clear();
      return;
    }
    if (sent.current.delete(asked)) return;
    written.current = asked;
    setWords(asked);
  }, [asked]);

  const cancel = useRef<() => void>(() => undefined);
  useEffect(() => () => cancel.current(), []);
  const write = useCallback(
    (next: string) => {
      cancel.current();
      const address = helpSearchAddress(next);
      written.current = wordsIn(new URL(address, window.location.href).searchParams);
      sent.current.add(written.current);
      void navigate(address, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  const change = useCallback(
    (next: string) => {
      setWords(next);
      cancel.current();
      // Some browsers refuse more than a hundred history writes in half a minute.
      cancel.current = systemClock.later(WRITE_AFTER_MS, () => write(next));
    },
    [write],
  );
  /** Writes the words at once, before the visitor leaves for an article. */
  const keep = useCallback(() => {
    if (words.trim() !== written.current) write(words);
  }, [words, write]);
  return { words, change, keep };
};
