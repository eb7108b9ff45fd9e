import { Heart, X } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { IconButton } from '../icon-button/IconButton';
import { Tooltip, TooltipProvider } from './Tooltip';

const NAME = 'Like Aline';

const opened = async ({ userEvent }: KeyContext) => {
  await userEvent.tab();
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Keeps her in your likes');
};

const hidden = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

/** How Tooltip is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a few words more about a control that can already be understood.',
    'Under one TooltipProvider at the root, so that the delays are shared.',
  ],
  whenNotToUse: [
    'For what is essential: write it on the page, since a finger does not reach a tooltip.',
    'For a link or a button in the words: take Dialog or Disclosure.',
    'For the name of a control: use the label of Icon button.',
  ],
  dos: [
    {
      show: () => (
        <TooltipProvider>
          <Tooltip content="Keeps her in your likes">
            <IconButton label="Like Aline">
              <Heart aria-hidden="true" />
            </IconButton>
          </Tooltip>
        </TooltipProvider>
      ),
      why: 'Point at it or go there by Tab: the button has a name of its own, and the words add what a press does.',
    },
  ],
  donts: [
    {
      show: () => (
        <TooltipProvider>
          <Tooltip content="This costs 10 coins and cannot be undone. Please read the terms before you go on.">
            <IconButton label="Pass">
              <X aria-hidden="true" />
            </IconButton>
          </Tooltip>
        </TooltipProvider>
      ),
      why: 'Whoever uses a finger never learns the price.',
    },
  ],
  anatomy: [
    'The one control that it explains',
    'A dark plate beside it: above, unless told otherwise or there is no room',
    'A few words',
  ],
  content: [
    'At most eight words, without a full stop.',
    'Say what a press does, not the name of the control again.',
    'No links, no lists, nothing to press.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Brings the focus to the control and shows the words at once; going on hides them.',
      verify: async (context) => {
        await opened(context);
        await expect(context.canvas.getByRole('button', { name: NAME })).toHaveFocus();
        await context.userEvent.tab();
        await hidden();
      },
    },
    {
      keys: 'Escape',
      does: 'Hides the words; the focus stays on the control.',
      verify: async (context) => {
        await opened(context);
        await context.userEvent.keyboard('{Escape}');
        await hidden();
        await expect(context.canvas.getByRole('button', { name: NAME })).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'Acts on the control and hides the words.',
      verify: async (context) => {
        for (const key of ['{Enter}', ' ']) {
          await opened(context);
          await context.userEvent.keyboard(key);
          await hidden();
          await context.userEvent.tab();
        }
      },
    },
  ],
  screenReader:
    '“Like Aline, button, Keeps her in your likes”: the words are the description of the control while they are shown.',
  related: ['Icon button', 'Dialog', 'Disclosure', 'Labelled icon button'],
};
