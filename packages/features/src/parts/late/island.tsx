import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { type ComponentType, memo, Suspense, useEffect, useRef, useState } from 'react';

import { systemClock } from '../../platform/clock';
import { appearanceOf, contentOf, replayInput } from '../../platform/early-input';
import { lateComponent } from './late-component';
import { LoadNews, type LoadNewsProps } from './LoadNews';
import { loadPersistently } from './load-persistently';
import { MAX_WAIT_MS } from './use-loaded';

/** How far below the window a part begins to load: before it comes into view, after what is read first. */
const AHEAD = '60% 0px';

/** A click on a button whose code is still loading, and what the button showed at that moment. */
interface Press {
  readonly button: HTMLElement;
  readonly seen: string;
}

/** A part that loads late, and a way to have it at once. */
export interface Island {
  /** The part in its place: as prerendered, until the visitor comes near. */
  readonly Part: ComponentType;
  /** Loads the part now, so that a page opened within the site shows whole. */
  readonly load: () => Promise<void>;
}

/**
 * A part below the fold whose markup is prerendered and whose code loads when the visitor comes near. It takes no props: a
 * change from outside would make React throw the prerendered markup away before its code is there.
 */
export const createIsland = (load: () => Promise<ComponentType>): Island => {
  let Loaded: ComponentType | undefined;
  const loadOnce = async () => {
    Loaded ??= await load();
  };

  function Waiting() {
    const place = useRef<HTMLDivElement>(null);
    const [typed] = useState(() => new Map<EventTarget, string | boolean>());
    const arrived = useRef(false);
    const [news, setNews] = useState<LoadNewsProps['state']>('quiet');
    const [{ part, comeNear, retry, waitFor }] = useState(() => {
      let tryAgain: () => void = () => undefined;
      let stopWaiting: () => void = () => undefined;
      let pressed: Press | undefined;
      let missed: Press | undefined;
      // A press whose code does not load is forgotten: a dialog must not open by itself later.
      const giveUp = () => {
        stopWaiting();
        if (!pressed) return;
        missed = pressed;
        pressed = undefined;
        setNews('failed');
      };
      const waitFor = (press: Press) => {
        stopWaiting();
        pressed = press;
        setNews('loading');
        stopWaiting = systemClock.later(MAX_WAIT_MS, giveUp);
        // Not at the next attempt, which may be seconds away.
        tryAgain();
      };
      const retry = () => {
        if (missed) waitFor(missed);
      };
      const Arrived = () => {
        const hydrated = useHydrated();
        useEffect(() => {
          // Not over the markup: what depends on the visitor is drawn after it.
          if (!hydrated) return undefined;
          arrived.current = true;
          stopWaiting();
          setNews('quiet');
          return systemClock.later(0, () => {
            typed.forEach((value, field) => replayInput(field, value));
            systemClock.later(0, () => {
              // Dropped where the button has changed since: it would do something else than the visitor saw.
              if (pressed && appearanceOf(pressed.button) === pressed.seen) pressed.button.click();
            });
          });
        }, [hydrated]);
        return Loaded ? <Loaded /> : null;
      };
      let open: () => void = () => undefined;
      const near = new Promise<void>((resolve) => {
        open = resolve;
      });
      const gate = typeof window === 'undefined' ? Promise.resolve() : near;
      const Late = lateComponent(async () => {
        await gate;
        await loadPersistently(loadOnce, systemClock, (again) => {
          tryAgain = again;
          giveUp();
        });
        return Arrived;
      });
      return {
        comeNear: open,
        retry,
        waitFor,
        // Made once: a new element would make React throw the prerendered markup away before its code is there.
        part: (
          <Suspense fallback={<div className="min-h-[40rem]" />}>
            <Late />
          </Suspense>
        ),
      };
    });
    useEffect(() => {
      const element = place.current;
      if (!element || typeof IntersectionObserver === 'undefined') {
        comeNear();
        return undefined;
      }
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && comeNear(), {
        rootMargin: AHEAD,
      });
      observer.observe(element);
      // A press on a button whose code is still on its way is kept and done once it is there. It is heard at the
      // window, because React swallows such a press at its root.
      const keepPress = (event: MouseEvent) => {
        const button = event.target instanceof Element ? event.target.closest('button') : null;
        if (arrived.current || !button || !element.contains(button)) return;
        event.stopPropagation();
        waitFor({ button, seen: appearanceOf(button) });
        comeNear();
      };
      // So is what is typed or chosen there meanwhile.
      const keepInput = ({ target }: Event) => {
        const value = contentOf(target);
        if (
          arrived.current ||
          value === undefined ||
          !(target instanceof Node) ||
          !element.contains(target)
        )
          return;
        typed.set(target, value);
        comeNear();
      };
      window.addEventListener('click', keepPress, { capture: true });
      window.addEventListener('input', keepInput, { capture: true });
      return () => {
        observer.disconnect();
        window.removeEventListener('click', keepPress, { capture: true });
        window.removeEventListener('input', keepInput, { capture: true });
      };
    }, [comeNear, typed, waitFor]);
    return (
      <>
        <div ref={place}>{part}</div>
        {news === 'quiet' ? null : (
          <LoadNews state={news} onRetry={retry} onLeave={() => setNews('quiet')} />
        )}
      </>
    );
  }

  const Part = memo(function Part() {
    // Chosen once: changing it later would throw the part's state away.
    const [Whole] = useState(() => Loaded);
    return Whole ? (
      <div>
        <Whole />
      </div>
    ) : (
      <Waiting />
    );
  });

  return { Part, load: loadOnce };
};
