import { expect, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { BackToTop } from './BackToTop';

const scrollDown = async ({ canvas }: KeyContext) => {
  window.scrollTo({ top: 600, behavior: 'instant' });
  return canvas.findByRole('button', { name: 'Back to top' });
};

export const handbook: Handbook = {
  whenToUse: [
    'Once per app, for pages several screens long.',
    'Set visible once the page has scrolled. Until then the button isn’t rendered.',
  ],
  whenNotToUse: [
    'For any other floating action, use Floating button.',
    'To link to part of a page, use Text link.',
  ],
  dos: [
    {
      show: () => (
        <div className="relative h-32 contain-layout">
          <BackToTop visible label="Back to top" />
        </div>
      ),
      why: 'It sits above the corner, within reach of a thumb and clear of other buttons.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="relative h-32 contain-layout">
          <BackToTop visible label="Scroll" className="start-4" />
        </div>
      ),
      why: 'Moved to the other side it covers text, and “Scroll” doesn’t say where to.',
    },
  ],
  anatomy: ['Round 48 px target, floating over the page', 'Up arrow'],
  content: ['Say where it goes: Back to top.'],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves focus to the button, while it’s visible.',
      verify: async (context) => {
        const button = await scrollDown(context);
        await context.userEvent.tab();
        await expect(button).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'Scrolls to the top of the page and moves focus to the page heading.',
      verify: async (context) => {
        for (const key of ['{Enter}', ' ']) {
          (await scrollDown(context)).focus();
          await context.userEvent.keyboard(key);
          await waitFor(() => expect(window.scrollY).toBe(0));
          await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus();
          await waitFor(() => expect(context.canvas.queryByRole('button')).toBeNull());
        }
      },
    },
  ],
  screenReader:
    '“Back to top, button”, then the page heading, which receives focus. At the top of the page the button isn’t there.',
  related: ['Floating button', 'Text link'],
};
