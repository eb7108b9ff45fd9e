// Proves SHELL-5.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { clsx } from 'clsx';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { Button } from '../button/Button';
import { toast } from './toast';
import { toastRecipe, toastVariants } from './Toast.variants';
import { CloseLabelContext, ToastCard, type ToastCardProps } from './ToastCard';
import { Toaster } from './Toaster';
import { elapsed, handbook, listening, toastOf } from './Toaster.handbook';

const onUndo = fn();

const region = () => screen.getByRole('region', { name: 'Notifications alt+T' });
const gone = (message: string) => waitFor(() => expect(screen.queryByText(message)).toBeNull());

const toastAboutEric = (durationMs: number) =>
  toast.info('You passed on Eric.', {
    description: 'You won’t see him again today.',
    action: { label: 'Undo', onAct: onUndo },
    durationMs,
  });

const meta = {
  title: 'Feedback/Toaster (snackbar)',
  id: 'components-feedback-toaster',
  component: Toaster,
  parameters: { handbook, docs: { story: { height: '320px' } } },
  argTypes: { closeLabel: { control: false } },
  beforeEach: () => () => {
    toast.dismiss();
  },
  render: (args) => (
    <>
      <Button onClick={() => toast.info('Saved on this device.')}>Show</Button>
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The live region is there before any toast. */
export const Default: Story = {
  play: async () => {
    await listening();
    await expect(region()).toHaveAttribute('aria-live', 'polite');
    await expect(region()).toBeEmptyDOMElement();
  },
};

export const Variants: Story = {
  play: async () => {
    await listening();
    for (const variant of toastVariants)
      toast[variant](`This is ${variant}.`, { durationMs: 60_000 });
    await toastOf('This is success.');
    // The hotkey expands the stack, so that all three are visible.
    await fireEvent.keyDown(document, { altKey: true, code: 'KeyT', key: 't' });
    await waitFor(() => expect(screen.getByText('This is success.')).toBeVisible());
  },
};

export const WithAction: Story = {
  play: async () => {
    await listening();
    toastAboutEric(60_000);
    await toastOf('You passed on Eric.');
  },
};

export const ThreeVisible: Story = {
  play: async () => {
    await listening();
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
      toast.info(`${name}.`, { durationMs: 60_000 });
    await toastOf('Five.');
    const shown = region().querySelectorAll('[data-sonner-toast][data-visible="true"]');
    await waitFor(() => expect(shown).toHaveLength(3));
    await expect(screen.getByText('One.')).not.toBeVisible();
  },
};

function StaticToast(props: ToastCardProps) {
  return (
    <CloseLabelContext value="Dismiss">
      <div className={clsx(toastRecipe({ variant: props.variant }), '[--width:100%]')}>
        <ToastCard {...props} />
      </div>
    </CloseLabelContext>
  );
}

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(StaticToast, {
    cell: 'form',
    rows: { variant: toastVariants },
    acts: 'button',
    props: { message: 'Saved on this device.', onClose: fn() },
    conditions: {
      'with description': { description: 'Nothing was sent.' },
      'with action': { action: { label: 'Undo', onAct: fn() } },
      'long words': { message: LONG_WORD },
    },
  }),
};

/** A toast with an action or an error stays until someone uses or dismisses it; others disappear by themselves. */
export const ActionAndErrorStay: Story = {
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await listening();
    toastAboutEric(200);
    toast.error('Not sent.', { durationMs: 200 });
    toast.success('Brief.', { durationMs: 200 });
    await expect((await toastOf('Brief.')).offsetWidth).toBe(356);
    await gone('Brief.');
    await elapsed(900);
    await expect(screen.getByText('Not sent.')).toBeVisible();
    // The action runs once, and dismisses its toast.
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await gone('You passed on Eric.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await gone('Not sent.');
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
