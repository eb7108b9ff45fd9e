import { useViewTransition } from '@iru/ui/hooks/use-view-transition';
import { useCallback, useLayoutEffect, useRef } from 'react';

import { type Clock, systemClock } from '../../platform/clock';

/** In milliseconds: longer than any change of screens; the browser shows the old one until the new one stands. */
export const MAX_WAIT_MS = 500;

const isPhone = () => window.matchMedia('(width < 48rem)').matches;

/**
 * Gives a way to change between the two screens of a phone that the browser draws, where it can and motion is wanted; the
 * change is over once `screen` is another. Not the router's own view transitions: they leave a key in the session storage.
 */
export const useScreenChange = (
  screen: string | undefined,
  clock: Pick<Clock, 'later'> = systemClock,
) => {
  const draw = useViewTransition();
  const settle = useRef<() => void>(undefined);
  const settled = useCallback(() => {
    settle.current?.();
    settle.current = undefined;
  }, []);
  useLayoutEffect(settled, [screen, settled]);
  return useCallback(
    (change: () => void) => {
      if (!isPhone()) {
        change();
        return;
      }
      draw(async () => {
        settled();
        await new Promise<void>((resolve) => {
          settle.current = resolve;
          clock.later(MAX_WAIT_MS, resolve);
          change();
        });
      });
    },
    [draw, settled, clock],
  );
};
