import { expect, screen, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { spyOf, tabsTo } from '../../testing/keyboard-plays';
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

/** How AlertDialog is used. */
export const handbook: Handbook = {
  whenToUse: [
    'To ask before something that cannot be undone: erasing, blocking, spending.',
    'With closesByAction off, for an action that may be repeated, such as copying.',
  ],
  whenNotToUse: [
    'For what can be undone: do it at once and let a Toaster offer Undo.',
    'For a task or something to read: take Dialog.',
    'For a message that needs no answer: take Notice.',
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
      why: 'Open it: the title asks, the sentence says what is lost, and both answers say what they do.',
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
      why: 'Open it: it stands in the way of something that harms nobody, and “Yes” means nothing without the question.',
    },
  ],
  anatomy: [
    'The title, a question',
    'What is about to happen',
    'More about it (optional)',
    'The safe answer, which has the focus first',
    'The action, at the end',
  ],
  content: [
    'The title asks about the thing itself: Erase everything on this device?',
    'The sentence under it says what is lost and that it cannot be undone.',
    'Answers are verbs: Keep it, Erase; not Yes and No.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the button that opens it.',
      verify: tabsTo('button', 'Erase my data'),
    },
    {
      keys: 'Enter or Space',
      does: 'On that button: opens it, with the focus on the safe answer.',
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
      does: 'While it is open: goes from one answer to the other and round; it never leaves.',
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
      does: 'On an answer: gives it, closes the dialog and gives the focus back to what opened it.',
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
      does: 'Closes it without the action, and gives the focus back.',
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
    '“Erase everything on this device?, alert dialog”, then the sentence, then “Keep it, button”. The page behind is not read while it is open.',
  related: ['Dialog', 'Toaster', 'Notice', 'Button'],
};
