import { clsx } from 'clsx';
import { expect, screen, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { toast, type ToastOptions } from './toast';
import { toastRecipe } from './Toast.variants';
import { CloseLabelContext, ToastCard, type ToastCardProps } from './ToastCard';

const nothing = () => {};

/** A toast as its surface: on the site the pile places it. */
const surface = (props: Omit<ToastCardProps, 'onClose'>) => (
  <CloseLabelContext value="Dismiss">
    <div className={clsx(toastRecipe({ variant: props.variant }), '[--width:100%]')}>
      <ToastCard {...props} onClose={nothing} />
    </div>
  </CloseLabelContext>
);

/** Resolves when the browser's animation clock, which no story freezes, has gone on so far. */
const outlived = (milliseconds: number) => document.body.animate(null, milliseconds).finished;

/** A toast stands, and the focus is on the button that showed it. */
const tell = async ({ canvas }: KeyContext, options: ToastOptions = { durationMs: 60_000 }) => {
  toast.dismiss();
  await screen.findByRole('region', { name: 'Notifications alt+T' });
  const show = canvas.getByRole('button', { name: 'Show' });
  show.focus();
  // What comes before the region listens is lost.
  await outlived(100);
  toast.info('Read me slowly.', options);
  await waitFor(() =>
    expect(screen.getByText('Read me slowly.').closest('[data-sonner-toast]')).toHaveAttribute(
      'data-mounted',
      'true',
    ),
  );
  return show;
};

/** How Toaster is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For short news of something that the visitor has just done: saved, sent, liked.',
    'Once in the app; news comes from anywhere by toast.success, toast.error or toast.info.',
    'With one action where it can be undone.',
  ],
  whenNotToUse: [
    'As the only place of an error or a balance: write it where it belongs, in a Notice or at the field.',
    'For what must be answered: take Alert dialog.',
    'For what should stay: take Notice.',
  ],
  dos: [
    {
      show: () =>
        surface({
          variant: 'info',
          message: 'You passed on Eric.',
          description: 'He will not come back today.',
          action: { label: 'Undo', onAct: nothing },
        }),
      why: 'One sentence of news, one quieter sentence, and one thing to do about it.',
    },
  ],
  donts: [
    {
      show: () =>
        surface({
          variant: 'error',
          message:
            'Error 422: your payment was refused and your order was not placed. Check the number of the card and try again.',
        }),
      why: 'It goes by itself, before it is read; a payment that failed belongs on the page.',
    },
  ],
  anatomy: [
    'A sign of the kind of news: success, error or information',
    'The news',
    'A second, quieter sentence (optional)',
    'One action (optional)',
    'The cross',
  ],
  content: [
    'One sentence that says what happened: Saved on this device.',
    'An action is one word: Undo.',
    'Do not say “success” or “error”: say what was done or was not.',
  ],
  keys: [
    {
      keys: 'Alt + T',
      does: 'Goes to the toasts from anywhere; while the focus is there, none goes by itself.',
      verify: async (context) => {
        await tell(context, { durationMs: 400 });
        await context.userEvent.keyboard('{Alt>}t{/Alt}');
        await expect(screen.getByRole('list')).toHaveFocus();
        await outlived(800);
        await expect(screen.getByText('Read me slowly.')).toBeVisible();
        toast.dismiss();
      },
    },
    {
      keys: 'Tab',
      does: 'Goes to the toast, then to its action and its cross.',
      verify: async (context) => {
        await tell(context, { action: { label: 'Undo', onAct: nothing } });
        await context.userEvent.keyboard('{Alt>}t{/Alt}');
        await context.userEvent.tab();
        await expect(
          screen.getByText('Read me slowly.').closest('[data-sonner-toast]'),
        ).toHaveFocus();
        for (const name of ['Undo', 'Dismiss']) {
          await context.userEvent.tab();
          await expect(screen.getByRole('button', { name })).toHaveFocus();
        }
        toast.dismiss();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On the cross: takes the toast away and gives the focus back to where it was.',
      verify: async (context) => {
        for (const key of ['{Enter}', ' ']) {
          const show = await tell(context);
          await context.userEvent.keyboard('{Alt>}t{/Alt}');
          await context.userEvent.tab();
          await context.userEvent.tab();
          await context.userEvent.keyboard(key);
          await waitFor(() => expect(screen.queryByText('Read me slowly.')).toBeNull());
          await expect(show).toHaveFocus();
        }
      },
    },
  ],
  screenReader:
    'The region “Notifications alt+T” reads each toast aloud when it comes, after what is being said, and never takes the focus. The signs are silent.',
  related: ['Notice', 'Alert dialog', 'Hydration notice'],
};
