import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ComponentType, PropsWithChildren } from 'react';

type ContainerProps = PropsWithChildren<DocsContainerProps>;

// The blocks are half of the preview's weight: a story that is looked at alone does without them. They are no lazy components:
// React would show nothing first, and hold back for 300 ms what has come since.
let Container: ComponentType<ContainerProps> | undefined;
let Page: ComponentType | undefined;

/** Around every documentation page. */
export const container = (props: ContainerProps) => (Container ? <Container {...props} /> : null);

/** The documentation page of a story file. */
export const page = () => (Page ? <Page /> : null);

/** Loads what stands around a documentation page, and the page itself where it is that of a story file. */
export const loadDocs = async (shown: unknown): Promise<void> => {
  const [{ ThemedDocs }, states] = await Promise.all([
    import('./ThemedDocs'),
    shown === page ? import('./StatesPage') : undefined,
  ]);
  Container = ThemedDocs;
  Page = states?.StatesPage ?? Page;
};
