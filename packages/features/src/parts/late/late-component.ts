import { type ComponentType, lazy } from 'react';

/** A component that waits within Suspense for its code; where the file does not arrive, `instead` takes its place. */
export const lateComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead?: ComponentType<P>,
) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch (cause) {
      if (!instead) throw cause;
      return { default: instead };
    }
  });
