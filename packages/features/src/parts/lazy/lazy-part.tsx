import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { type ComponentType, lazy, type ReactNode, useEffect } from 'react';

import { replayEvents } from '../../platform/event-replay';
import { whenNeeded } from '../../platform/when-needed';
import { retryImport } from './retry-import';

function Part({ id, children }: { id: string; children: ReactNode }) {
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
 * Returns a component whose code loads when it's needed, and not before its prerendered markup comes near the screen. Render
 * it without props in a Suspense boundary of its own; `id` is the id of its element.
 */
export const lazyPart = (id: string, load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => {
    await whenNeeded(id);
    const Content = await retryImport(load);
    return {
      default: () => (
        <Part id={id}>
          <Content />
        </Part>
      ),
    };
  });
