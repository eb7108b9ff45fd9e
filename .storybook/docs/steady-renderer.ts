import type { DocsRenderFunction, Renderer } from 'storybook/internal/types';

import { loadDocs } from './lazy-docs';

/**
 * Draws a documentation page once: Storybook's own renderer begins the whole page anew at each change of the toolbar, and
 * with it every story on it, while the page and its frames follow the toolbar by themselves. It is drawn when all of it has
 * come: Storybook says that it stands once it has begun.
 */
export const steadyRenderer = async (): Promise<{
  render: DocsRenderFunction<Renderer>;
  unmount: (element: HTMLElement) => void;
}> => {
  const { DocsRenderer } = await import('@storybook/addon-docs');
  const { render, unmount } = new DocsRenderer();
  let shown: unknown;
  return {
    render: async (context, parameters, element) => {
      if (shown === context) return;
      shown = context;
      await loadDocs((parameters as { readonly page?: unknown }).page);
      await render(context, parameters, element);
    },
    unmount,
  };
};
