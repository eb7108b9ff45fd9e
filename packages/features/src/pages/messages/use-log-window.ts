import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { earlier, follow, later, latest } from './log-window';

/** How close to the end the log counts as at its end, in pixels: about one message. */
const NEAR_PX = 80;
/** How far from the visible part further messages start to load. */
const AHEAD = '600px 0px';

const messagesIn = (log: HTMLElement | null) => log?.querySelectorAll<HTMLElement>('[data-author]');

/** Observes the edge again after each change of the rendered part. */
function useNear(
  log: RefObject<HTMLElement | null>,
  edge: RefObject<HTMLElement | null>,
  rendered: string,
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
  }, [log, edge, rendered]);
}

/**
 * Renders a part of a long conversation that moves as the visitor scrolls, without moving what is being read. Stays at
 * the end after a message sent here and, unless the visitor reads further up, after one from elsewhere or when the
 * field grows.
 */
export function useLogWindow(count: number, sent: number) {
  const log = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLButtonElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const anchor = useRef<{ readonly message: HTMLElement; readonly at: number }>(undefined);
  const [known, setKnown] = useState({ shown: latest(count), base: count, sent });
  const { shown, base } = known;
  const { start, end } = shown;

  if (known.sent !== sent) setKnown({ ...known, shown: latest(count), sent });
  else if (shown.count !== count) {
    const next = follow(shown, count);
    // Only messages from now on are new.
    setKnown({ ...known, shown: next, base: next.start > base || count < base ? count : base });
  }

  const move = (next: typeof shown, message: HTMLElement | undefined) => {
    if (message) anchor.current = { message, at: message.getBoundingClientRect().top };
    setKnown({ ...known, shown: next });
  };
  const showEarlier = () => {
    // The button disappears with the first page, so focus moves to the log.
    const next = earlier(shown);
    if (next.start === 0 && top.current?.matches(':focus'))
      log.current?.focus({ preventScroll: true });
    move(next, messagesIn(log.current)?.[0]);
  };
  const showLater = () => {
    const shownMessages = messagesIn(log.current);
    move(later(shown), shownMessages?.[shownMessages.length - 1]);
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
    // Keeps what the visitor was reading in place.
    if (anchor.current)
      log.current?.scrollBy(
        0,
        anchor.current.message.getBoundingClientRect().top - anchor.current.at,
      );
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
  const rendered = `${start} ${end}`;
  useNear(log, top, rendered, showEarlier);
  useNear(log, bottom, rendered, showLater);

  return { log, top, bottom, start, end, base, hasLater: end < count, showEarlier, onScroll };
}
