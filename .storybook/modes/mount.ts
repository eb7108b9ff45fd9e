import type { ReactRenderer } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import type { StoryContext } from 'storybook/internal/types';

/** In milliseconds: the wait in a frame that the browser does not paint, because it is out of sight. */
const UNPAINTED = 100;

const painted = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, UNPAINTED);
    requestAnimationFrame(() => {
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  });

/** Shows a story and lets its effects run, which React does after the paint: no play begins on a page that nobody listens to yet. */
export const mountWithEffects =
  (context: StoryContext<ReactRenderer>) => async (ui?: ReactElement) => {
    if (ui) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await painted();
    return context.canvas;
  };
