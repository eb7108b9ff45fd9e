import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { type ComponentType, lazy, type ReactNode, useEffect } from 'react';

import { replayEvents } from '../../platform/event-replay';
import { reportStartFailure } from '../../platform/start-failure';
import { whenNeeded } from '../../platform/when-needed';
import { retryImport } from './retry-import';

function LazyContent({ id, children }: { id: string; children: ReactNode }) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) replayEvents();
  }, [hydrated]);
  return (
    <div id={id} data-loading={hydrated ? undefined : ''}>
      {children}
    </div>
  );
}

/**
 * Returns a lazy component whose code isn't loaded until its prerendered markup is near the viewport or the visitor does
 * something. Render it without props in a Suspense boundary of its own; `id` becomes the id of its root element.
 */
export const lazyInView = (id: string, load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => {
    await whenNeeded(id);
    const Content = await retryImport(load, { onGiveUp: reportStartFailure });
    return {
      default: () => (
        <LazyContent id={id}>
          <Content />
        </LazyContent>
      ),
    };
  });
