import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { Button } from '../button/Button';
import { buttonVariants } from '../button/Button.variants';
import { dialogSizes } from '../dialog/Dialog.variants';
import { AlertDialog } from './AlertDialog';
import { handbook } from './AlertDialog.handbook';

const meta = {
  title: 'Overlays/Alert dialog',
  id: 'components-overlays-alert-dialog',
  component: AlertDialog,
  parameters: { handbook, docs: { story: { height: '640px' } } },
  args: {
    title: 'Erase everything on this device?',
    description:
      'Your likes, messages and wallet history are removed for good. This cannot be undone.',
    cancelLabel: 'Keep it',
    actionLabel: 'Erase',
    onAction: fn(),
    onOpenChange: fn(),
    trigger: <Button variant="danger">Erase my data</Button>,
  },
  argTypes: {
    actionVariant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: dialogSizes },
    closesByAction: { control: false },
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true, trigger: undefined } };

export const Default: Story = {};

export const Repeatable: Story = {
  args: {
    title: 'Your booking request',
    description: 'This is what the hotel would receive.',
    size: 'md',
    closesByAction: false,
    actionVariant: 'primary',
    actionLabel: 'Copy',
    cancelLabel: 'Close',
    open: true,
    trigger: undefined,
    children: (
      <pre className="rounded-sm border border-line bg-sunken p-4 text-small whitespace-pre-wrap">
        {JSON.stringify({ fullName: 'Aline Uwase', hotel: 'serena', guests: 2 }, null, 2)}
      </pre>
    ),
  },
  play: async ({ args, userEvent }) => {
    const copy = await screen.findByRole('button', { name: 'Copy' });
    await userEvent.click(copy);
    await userEvent.click(copy);
    await expect(args.onAction).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

export const RequiresAnswer: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Erase my data' });
    await step('it’s an alert dialog with a name and a description', async () => {
      await userEvent.click(opener);
      const name = 'Erase everything on this device?';
      const dialog = await screen.findByRole('alertdialog', { name });
      await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    });
    await step('a click outside doesn’t close it', async () => {
      await userEvent.click(document.querySelector('[data-slot="backdrop"]') as Element);
      await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    });
    await step('a double click acts once, closes it and returns focus', async () => {
      await userEvent.dblClick(screen.getByRole('button', { name: 'Erase' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onAction).toHaveBeenCalledTimes(1);
      await expect(opener).toHaveFocus();
    });
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
