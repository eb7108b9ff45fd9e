import { lazy, type PropsWithChildren, Suspense } from 'react';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';

// The blocks are half of the preview's weight: a story that is looked at alone does without them.
const Container = lazy(async () => ({ default: (await import('./ThemedDocs')).ThemedDocs }));
const Page = lazy(async () => ({ default: (await import('./StatesPage')).StatesPage }));

/** Around every documentation page. */
export const container = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);

/** The documentation page of a story file. */
export const page = () => <Page />;
