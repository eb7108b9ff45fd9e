import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** How close to the end a log counts as at its end, in pixels: about one message. */
const NEAR_PX = 80;

/**
 * Scrolls a log to its end after a message sent here and, unless the visitor reads further up, after one from elsewhere
 * or when the field grows.
 */
export function useFollowEnd(count: number, sent: number) {
  const log = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const toEnd = useCallback(() => {
    log.current?.scrollTo(0, log.current.scrollHeight);
    isNear.current = true;
  }, []);
  const onScroll = () => {
    if (!log.current) return;
    const { scrollHeight, scrollTop, clientHeight } = log.current;
    isNear.current = scrollHeight - scrollTop - clientHeight <= NEAR_PX;
  };
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
  return { log, onScroll };
}
