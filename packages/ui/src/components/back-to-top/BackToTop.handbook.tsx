import { expect, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { BackToTop } from './BackToTop';

/** Scrolls the long page of the story until the button is there. */
const scrollDown = async ({ canvas }: KeyContext) => {
  window.scrollTo({ top: 600, behavior: 'instant' });
  return canvas.findByRole('button', { name: 'Back to top' });
};

/** How BackToTop is used. */
export const handbook: Handbook = {
  whenToUse: [
    'Once in the app, for pages that are longer than a few screens.',
    'With visible as soon as the page is scrolled some way; it is not there before.',
  ],
  whenNotToUse: [
    'For another action that floats: take Floating button.',
    'To lead to a place within a page: take Text link.',
  ],
  dos: [
    {
      show: () => (
        <div className="relative h-32 contain-layout">
          <BackToTop visible label="Back to top" />
        </div>
      ),
      why: 'It stands in its place above the corner, where the thumb reaches it and no other button lies.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="relative h-32 contain-layout">
          <BackToTop visible label="Scroll" className="start-4" />
        </div>
      ),
      why: 'Moved to another side it covers text, and “Scroll” does not say where to.',
    },
  ],
  anatomy: ['A round target of 48 px over the page', 'An arrow up'],
  content: ['The label says where it leads: Back to top.'],
  keys: [
    {
      keys: 'Tab',
      does: 'Brings the focus to it, while it is there.',
      verify: async (context) => {
        const button = await scrollDown(context);
        await context.userEvent.tab();
        await expect(button).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'Brings the page to its top, and the focus to the heading of the page.',
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
    '“Back to top, button”, then the heading of the page, which has the focus. It is not there while the page stands at its top.',
  related: ['Floating button', 'Text link'],
};
