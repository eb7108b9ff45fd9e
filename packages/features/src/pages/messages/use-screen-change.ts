import { useViewTransition } from '@iru/ui/hooks/use-view-transition';
import { useCallback, useLayoutEffect, useRef } from 'react';

import { type Clock, systemClock } from '../../platform/clock';

/**
 * In milliseconds, longer than any change of screens; the browser shows the old screen until the new one is rendered.
 */
export const MAX_WAIT_MS = 500;

const isPhone = () => window.matchMedia('(width < 48rem)').matches;

/**
 * Returns a function that animates between the two phone screens with a view transition, where supported and motion is
 * wanted. The transition ends once `screen` has changed. The router's own view transitions would leave a key in session
 * storage.
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
