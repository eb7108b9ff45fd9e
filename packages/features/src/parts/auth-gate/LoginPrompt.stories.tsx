import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { withRouter } from '../../testing/with-router';
import { enterDemo } from '../account/testing/enter-demo';
import { LoginPrompt } from './LoginPrompt';

const meta = {
  title: 'Login prompt',
  id: 'parts-door',
  component: LoginPrompt,
  decorators: [withRouter('/messages')],
  args: { room: 'messages', counts: { messages: 3, likes: 12 }, onOpen: fn() },
} satisfies Meta<typeof LoginPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {
  play: async ({ canvas, step }) => {
    await step('it says how much is kept, and that nothing was deleted', async () => {
      await expect(
        canvas.getByRole('heading', { level: 2, name: 'Your messages are behind this door' }),
      ).toBeVisible();
      await expect(
        canvas.getByText(/^3 conversations and 12 people you like are kept on this device\./),
      ).toHaveTextContent('Nothing was deleted.');
    });
    await step('it leads to the login and to the data', async () => {
      await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute(
        'href',
        '/login',
      );
      await expect(canvas.getByRole('link', { name: 'Export or erase your data' })).toHaveAttribute(
        'href',
        '/user#your-data',
      );
    });
  },
};

export const One: Story = {
  args: { room: 'planDate', counts: { planDate: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 planned date is kept on this device\./)).toBeVisible();
  },
};

export const Part: Story = {
  args: { room: 'transactions', counts: { transactions: 10_000 }, headingLevel: 3 },
};

/** The demo account opens the door. */
export const Opens: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await enterDemo(userEvent, 'Open with the demo account');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};
