import { expect, screen, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { tabsThrough } from '../../testing/keyboard-plays';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

const closeButton = () => screen.getByRole('button', { name: 'Close' });

const open = async ({ canvas, userEvent }: KeyContext, key = '{Enter}') => {
  const opener = canvas.getByRole('button', { name: 'Write' });
  opener.focus();
  await userEvent.keyboard(key);
  await waitFor(() => expect(closeButton()).toHaveFocus());
  return opener;
};

const close = async ({ userEvent }: KeyContext, key = '{Escape}') => {
  await userEvent.keyboard(key);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

export const handbook: Handbook = {
  whenToUse: [
    'For a short task on top of the page, after which people continue where they were.',
    'Choose small, medium, large or full to fit the content. On a phone each one is a sheet at the bottom of the screen.',
    'Set initialFocus when the dialog is about one field.',
  ],
  whenNotToUse: [
    'To confirm something that can’t be undone, use Alert dialog.',
    'For a short explanation of a control, use Tooltip.',
    'For a list of actions, use Menu.',
  ],
  dos: [
    {
      show: () => (
        <Dialog
          title="Say hello to Aline"
          description="A first message that shows you read her profile is answered most often."
          closeLabel="Close"
          footer={<Button>Send</Button>}
          trigger={<Button>Write</Button>}
        />
      ),
      why: 'Open it: the title follows on from the button, and there’s one action at the bottom.',
    },
  ],
  donts: [
    {
      show: () => (
        <Dialog
          title="Information"
          closeLabel="Close"
          footer={
            <>
              <Button variant="secondary">Back</Button>
              <Button variant="secondary">Later</Button>
              <Button>OK</Button>
            </>
          }
          trigger={<Button variant="secondary">More</Button>}
        >
          Your message was sent.
        </Dialog>
      ),
      why: 'Open it: it covers the page for one line of news, and all three buttons do the same thing.',
    },
  ],
  anatomy: [
    'Backdrop over the page',
    'Title',
    'Close button',
    'Description (optional)',
    'Content, which scrolls',
    'Actions in the footer (optional)',
  ],
  content: [
    'Say what people can do in it: Say hello to Aline.',
    'Label the action with a verb, such as Send.',
    'Label the close button Close.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves focus to the button that opens the dialog.',
      verify: tabsThrough(['button', 'Write']),
    },
    {
      keys: 'Enter or Space',
      does: 'On that button: opens the dialog, with focus on the first control or the one set by initialFocus.',
      verify: async (context) => {
        for (const key of ['{Enter}', ' ']) {
          await open(context, key);
          await close(context);
        }
      },
    },
    {
      keys: 'Tab or Shift + Tab',
      does: 'While open: moves forwards or backwards through its controls, wrapping at the ends. Focus stays in the dialog.',
      verify: async (context) => {
        await open(context);
        await context.userEvent.tab();
        await expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
        await context.userEvent.tab();
        await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
        await context.userEvent.tab();
        await expect(closeButton()).toHaveFocus();
        await context.userEvent.tab({ shift: true });
        await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
        await close(context);
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the dialog and returns focus to the element that opened it.',
      verify: async (context) => {
        const opener = await open(context);
        await close(context);
        await expect(opener).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On the close button: closes the dialog and returns focus.',
      verify: async (context) => {
        for (const key of ['{Enter}', ' ']) {
          const opener = await open(context);
          await close(context, key);
          await expect(opener).toHaveFocus();
        }
      },
    },
  ],
  screenReader:
    '“Say hello to Aline, dialog”, then the description. The page behind can’t be reached while the dialog is open.',
  related: ['Alert dialog', 'Menu', 'Tooltip', 'Navigation drawer'],
};
