import { clsx } from 'clsx';
import { expect, screen, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { toast, type ToastOptions } from './toast';
import { toastRecipe } from './Toast.variants';
import { CloseLabelContext, ToastCard, type ToastCardProps } from './ToastCard';

const noop = () => {};

const surface = (props: Omit<ToastCardProps, 'onClose'>) => (
  <CloseLabelContext value="Dismiss">
    <div className={clsx(toastRecipe({ variant: props.variant }), '[--width:100%]')}>
      <ToastCard {...props} onClose={noop} />
    </div>
  </CloseLabelContext>
);

/** Resolves after this long on the browser's animation clock, which stories don't freeze. */
export const elapsed = (milliseconds: number) => document.body.animate(null, milliseconds).finished;

/** Waits for the region, since an earlier toast would be lost. On the site it's there long before. */
export const listening = async () => {
  await screen.findByRole('region', { name: 'Notifications alt+T' });
  await elapsed(100);
};

export const toastOf = async (message: string) => {
  const found = (await screen.findByText(message)).closest('[data-sonner-toast]') as HTMLElement;
  await waitFor(() => expect(found).toHaveAttribute('data-mounted', 'true'));
  return found;
};

const showToast = async (
  { canvas }: KeyContext,
  options: ToastOptions = { durationMs: 60_000 },
) => {
  toast.dismiss();
  const show = canvas.getByRole('button', { name: 'Show' });
  show.focus();
  await listening();
  toast.info('Read me slowly.', options);
  await toastOf('Read me slowly.');
  return show;
};

export const handbook: Handbook = {
  whenToUse: [
    'For brief feedback on something the visitor just did: saved, sent, liked.',
    'Render it once in the app. Call toast.success, toast.error or toast.info from anywhere.',
    'With one action, when it can be undone.',
  ],
  whenNotToUse: [
    'As the only place to show an error or a balance. Show it where it belongs, in a Notice or at the field.',
    'For a question that must be answered, use Alert dialog.',
    'For a message that should stay, use Notice.',
  ],
  dos: [
    {
      show: () =>
        surface({
          variant: 'info',
          message: 'You passed on Eric.',
          description: 'You won’t see him again today.',
          action: { label: 'Undo', onAct: noop },
        }),
      why: 'One sentence of news, a quieter second one, and one action.',
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
      why: 'It disappears before anyone can read it. A failed payment belongs on the page.',
    },
  ],
  anatomy: [
    'Icon: success, error or information',
    'Message',
    'Description, less prominent (optional)',
    'Action (optional)',
    'Close button',
  ],
  content: [
    'Say in one sentence what happened: Saved on this device.',
    'Use one word for the action: Undo.',
    'Don’t write “success” or “error”. Say what was done, or wasn’t.',
  ],
  keys: [
    {
      keys: 'Alt + T',
      does: 'Moves focus to the toasts from anywhere. None disappears while focus is there.',
      verify: async (context) => {
        await showToast(context, { durationMs: 400 });
        await context.userEvent.keyboard('{Alt>}t{/Alt}');
        await expect(screen.getByRole('list')).toHaveFocus();
        await elapsed(800);
        await expect(screen.getByText('Read me slowly.')).toBeVisible();
        toast.dismiss();
      },
    },
    {
      keys: 'Tab',
      does: 'Moves to the toast, then to its action and its close button.',
      verify: async (context) => {
        await showToast(context, { action: { label: 'Undo', onAct: noop } });
        await context.userEvent.keyboard('{Alt>}t{/Alt}');
        await context.userEvent.tab();
        await expect(await toastOf('Read me slowly.')).toHaveFocus();
        for (const name of ['Undo', 'Dismiss']) {
          await context.userEvent.tab();
          await expect(screen.getByRole('button', { name })).toHaveFocus();
        }
        toast.dismiss();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On the close button: dismisses the toast and returns focus to where it was.',
      verify: async (context) => {
        for (const key of ['{Enter}', ' ']) {
          const show = await showToast(context);
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
    'The region “Notifications alt+T” announces each toast when it appears, after current speech, and never takes focus. Icons aren’t announced.',
  related: ['Notice', 'Alert dialog', 'Hydration notice'],
};
