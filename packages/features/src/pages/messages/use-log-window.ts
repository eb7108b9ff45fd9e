import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { earlier, follow, later, latest } from './log-window';

/** Who is this close to the end follows it, in pixels: about one message. */
const NEAR_PX = 80;
/** How far from the visible part further messages begin to come. */
const AHEAD = '600px 0px';

const wordsOf = (log: HTMLElement | null) => log?.querySelectorAll<HTMLElement>('[data-author]');

/** Calls back whenever an edge comes near the visible part of the log; watched anew for each new part that is drawn. */
function useNear(
  log: RefObject<HTMLElement | null>,
  edge: RefObject<HTMLElement | null>,
  drawn: string,
  onNear: () => void,
) {
  const act = useRef(onNear);
  useLayoutEffect(() => {
    act.current = onNear;
  });
  useEffect(() => {
    if (!edge.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) act.current();
      },
      { root: log.current, rootMargin: AHEAD },
    );
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [log, edge, drawn]);
}

/**
 * Draws a part of a long conversation that moves as the visitor scrolls, without moving what is being read; stays at the
 * end after a message sent here, and for one from elsewhere or a growing field while nobody reads further up.
 */
export function useLogWindow(count: number, sent: number) {
  const log = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLButtonElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const anchor = useRef<{ readonly word: HTMLElement; readonly at: number }>(undefined);
  const [known, setKnown] = useState({ shown: latest(count), base: count, sent });
  const { shown, base } = known;
  const { start, end } = shown;

  if (known.sent !== sent) setKnown({ ...known, shown: latest(count), sent });
  else if (shown.count !== count) {
    const next = follow(shown, count);
    // Only what arrives from now on is news.
    setKnown({ ...known, shown: next, base: next.start > base || count < base ? count : base });
  }

  const move = (next: typeof shown, word: HTMLElement | undefined) => {
    if (word) anchor.current = { word, at: word.getBoundingClientRect().top };
    setKnown({ ...known, shown: next });
  };
  const showEarlier = () => {
    // The button goes with the first page: the log keeps the keyboard.
    const next = earlier(shown);
    if (next.start === 0 && top.current?.matches(':focus'))
      log.current?.focus({ preventScroll: true });
    move(next, wordsOf(log.current)?.[0]);
  };
  const showLater = () => {
    const words = wordsOf(log.current);
    move(later(shown), words?.[words.length - 1]);
  };
  const toEnd = useCallback(() => {
    log.current?.scrollTo(0, log.current.scrollHeight);
    isNear.current = true;
  }, []);
  const onScroll = () => {
    const element = log.current;
    if (!element) return;
    isNear.current =
      end === count && element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR_PX;
  };

  useLayoutEffect(() => {
    // What the visitor was reading stays where it was.
    if (anchor.current)
      log.current?.scrollBy(0, anchor.current.word.getBoundingClientRect().top - anchor.current.at);
    anchor.current = undefined;
  }, [start, end]);
  useLayoutEffect(() => toEnd(), [sent, toEnd]);
  useLayoutEffect(() => {
    if (isNear.current) toEnd();
  }, [count, toEnd]);
  useEffect(() => {
    if (!log.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (isNear.current) toEnd();
    });
    observer.observe(log.current);
    return () => observer.disconnect();
  }, [toEnd]);
  const drawn = `${start} ${end}`;
  useNear(log, top, drawn, showEarlier);
  useNear(log, bottom, drawn, showLater);

  return { log, top, bottom, start, end, base, hasLater: end < count, showEarlier, onScroll };
}
