import { expect, screen, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { tabsTo } from '../../testing/keyboard-plays';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

const cross = () => screen.getByRole('button', { name: 'Close' });

const open = async ({ canvas, userEvent }: KeyContext, key = '{Enter}') => {
  const opener = canvas.getByRole('button', { name: 'Write' });
  opener.focus();
  await userEvent.keyboard(key);
  await waitFor(() => expect(cross()).toHaveFocus());
  return opener;
};

const close = async ({ userEvent }: KeyContext, key = '{Escape}') => {
  await userEvent.keyboard(key);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** How Dialog is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a short task over the page, after which the visitor goes on where they were.',
    'Small, middle, large or full by what it holds; on a phone each is a sheet at the foot.',
    'With initialFocus, where one field is what it is about.',
  ],
  whenNotToUse: [
    'For a question before something that cannot be undone: take Alert dialog.',
    'For a few words about a control: take Tooltip.',
    'For a list of things to do: take Menu.',
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
      why: 'Open it: the title goes on from the button, and one action stands at the foot.',
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
      why: 'Open it: a page is covered for one line of news, and three buttons all do the same.',
    },
  ],
  anatomy: [
    'The ground over the page',
    'The title',
    'The cross',
    'A sentence under the title (optional)',
    'The content, which scrolls',
    'The actions at the foot (optional)',
  ],
  content: [
    'The title says what is done here: Say hello to Aline.',
    'The action is a verb, such as Send.',
    'Name the cross Close.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the button that opens it.', verify: tabsTo('button', 'Write') },
    {
      keys: 'Enter or Space',
      does: 'On that button: opens it, with the focus on the first control, unless its owner names another.',
      verify: async (context) => {
        for (const key of ['{Enter}', ' ']) {
          await open(context, key);
          await close(context);
        }
      },
    },
    {
      keys: 'Tab or Shift + Tab',
      does: 'While it is open: goes forwards or backwards through its controls and round; it never leaves.',
      verify: async (context) => {
        await open(context);
        await context.userEvent.tab();
        await expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
        await context.userEvent.tab();
        await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
        await context.userEvent.tab();
        await expect(cross()).toHaveFocus();
        await context.userEvent.tab({ shift: true });
        await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
        await close(context);
      },
    },
    {
      keys: 'Escape',
      does: 'Closes it and gives the focus back to what opened it.',
      verify: async (context) => {
        const opener = await open(context);
        await close(context);
        await expect(opener).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On the cross: closes it and gives the focus back.',
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
    '“Say hello to Aline, dialog”, then the sentence under the title. The page behind is not read while it is open.',
  related: ['Alert dialog', 'Menu', 'Tooltip', 'Navigation drawer'],
};
