import { expect, screen, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { spyOf, tabsThrough } from '../../testing/keyboard-plays';
import { Button } from '../button/Button';
import { AlertDialog } from './AlertDialog';

const answer = (name: string) => screen.getByRole('button', { name });

const open = async ({ canvas, userEvent }: KeyContext, key = '{Enter}') => {
  const opener = canvas.getByRole('button', { name: 'Erase my data' });
  opener.focus();
  await userEvent.keyboard(key);
  await waitFor(() => expect(answer('Keep it')).toHaveFocus());
  return opener;
};

const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const handbook: Handbook = {
  whenToUse: [
    'To confirm something that can’t be undone: erasing, blocking, spending.',
    'With closesByAction set to false, for an action people may repeat, such as copying.',
  ],
  whenNotToUse: [
    'When the action can be undone, do it straight away and offer Undo in a Toaster.',
    'For a task, or content to read, use Dialog.',
    'For a message that needs no response, use Notice.',
  ],
  dos: [
    {
      show: () => (
        <AlertDialog
          title="Erase everything on this device?"
          description="Your likes and messages are removed for good. This cannot be undone."
          cancelLabel="Keep it"
          actionLabel="Erase"
          onAction={() => {}}
          trigger={<Button variant="danger">Erase my data</Button>}
        />
      ),
      why: 'Open it: the title asks the question, the description says what will be lost, and both buttons say what they do.',
    },
  ],
  donts: [
    {
      show: () => (
        <AlertDialog
          title="Are you sure?"
          description="Please confirm."
          cancelLabel="No"
          actionLabel="Yes"
          onAction={() => {}}
          trigger={<Button variant="secondary">Hide this tip</Button>}
        />
      ),
      why: 'Open it: it interrupts for something harmless, and “Yes” means nothing without the question.',
    },
  ],
  anatomy: [
    'Title, as a question',
    'Description of what will happen',
    'More content (optional)',
    'Cancel button, focused first',
    'Action button, last',
  ],
  content: [
    'Ask about the specific thing: Erase everything on this device?',
    'Say what will be lost, and that it can’t be undone.',
    'Label the buttons with verbs: Keep it, Erase. Not Yes and No.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves focus to the button that opens the dialog.',
      verify: tabsThrough(['button', 'Erase my data']),
    },
    {
      keys: 'Enter or Space',
      does: 'On that button: opens the dialog, with focus on the cancel button.',
      verify: async (context) => {
        for (const key of ['{Enter}', ' ']) {
          await open(context, key);
          await context.userEvent.keyboard('{Escape}');
          await closed();
        }
      },
    },
    {
      keys: 'Tab',
      does: 'While open: cycles between the two buttons. Focus stays in the dialog.',
      verify: async (context) => {
        await open(context);
        await context.userEvent.tab();
        await expect(answer('Erase')).toHaveFocus();
        await context.userEvent.tab();
        await expect(answer('Keep it')).toHaveFocus();
        await context.userEvent.keyboard('{Escape}');
        await closed();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On either button: chooses it, closes the dialog and returns focus to the element that opened it.',
      verify: async (context) => {
        const opener = await open(context);
        await context.userEvent.keyboard(' ');
        await closed();
        await expect(spyOf(context, 'onAction')).not.toHaveBeenCalled();
        await open(context);
        answer('Erase').focus();
        await context.userEvent.keyboard('{Enter}');
        await closed();
        await expect(spyOf(context, 'onAction')).toHaveBeenCalledTimes(1);
        await expect(opener).toHaveFocus();
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the dialog without the action, and returns focus.',
      verify: async (context) => {
        const opener = await open(context);
        await context.userEvent.keyboard('{Escape}');
        await closed();
        await expect(opener).toHaveFocus();
        await expect(spyOf(context, 'onAction')).not.toHaveBeenCalled();
      },
    },
  ],
  screenReader:
    '“Erase everything on this device?, alert dialog”, then the description, then “Keep it, button”. The page behind can’t be reached while the dialog is open.',
  related: ['Dialog', 'Toaster', 'Notice', 'Button'],
};
