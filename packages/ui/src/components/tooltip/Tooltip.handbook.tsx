import { Heart, X } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { IconButton } from '../icon-button/IconButton';
import { Tooltip, TooltipProvider } from './Tooltip';

const NAME = 'Like Aline';

const opened = async ({ userEvent }: KeyContext) => {
  await userEvent.tab();
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Adds her to your likes');
};

const hidden = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const handbook: Handbook = {
  whenToUse: [
    'To add a few words to a control that’s already clear on its own.',
    'Inside one TooltipProvider at the root, so that delays are shared.',
  ],
  whenNotToUse: [
    'For essential information, write it on the page. A tooltip can’t be reached by touch.',
    'For content with a link or a button, use Dialog or Disclosure.',
    'To name a control, use the label of Icon button.',
  ],
  dos: [
    {
      show: () => (
        <TooltipProvider>
          <Tooltip content="Adds her to your likes">
            <IconButton label="Like Aline">
              <Heart aria-hidden="true" />
            </IconButton>
          </Tooltip>
        </TooltipProvider>
      ),
      why: 'Hover over it or tab to it: the button has its own name, and the tooltip adds what it does.',
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
      why: 'Anyone using touch never learns the price.',
    },
  ],
  anatomy: [
    'The control it describes',
    'Dark bubble beside it: above by default, if there’s space',
    'A few words',
  ],
  content: [
    'Use eight words at most, without a full stop.',
    'Say what the control does. Don’t repeat its name.',
    'Don’t include links, lists or controls.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves focus to the control and shows the tooltip immediately. Moving on hides it.',
      verify: async (context) => {
        await opened(context);
        await expect(context.canvas.getByRole('button', { name: NAME })).toHaveFocus();
        await context.userEvent.tab();
        await hidden();
      },
    },
    {
      keys: 'Escape',
      does: 'Hides the tooltip. Focus stays on the control.',
      verify: async (context) => {
        await opened(context);
        await context.userEvent.keyboard('{Escape}');
        await hidden();
        await expect(context.canvas.getByRole('button', { name: NAME })).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'Activates the control and hides the tooltip.',
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
    '“Like Aline, button, Adds her to your likes”. While it’s shown, the tooltip describes the control.',
  related: ['Icon button', 'Dialog', 'Disclosure', 'Labelled icon button'],
};
