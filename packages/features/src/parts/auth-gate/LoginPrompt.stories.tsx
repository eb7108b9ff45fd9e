import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { withRouter } from '../../testing/with-router';
import { enterDemo } from '../account/testing/enter-demo';
import { authGateCopy as copy } from '#words/parts/auth-gate/copy';
import { LoginPrompt } from './LoginPrompt';

const meta = {
  title: 'Login prompt',
  id: 'parts-login-prompt',
  component: LoginPrompt,
  decorators: [withRouter('/messages')],
  args: { section: 'messages', counts: { messages: 3, likes: 12 }, onLogIn: fn() },
} satisfies Meta<typeof LoginPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: copy.sections.messages.heading }),
    ).toBeVisible();
    const saved = canvas.getByText(
      /^3 conversations and 12 people you like are saved on this device\./,
    );
    await expect(saved.parentElement).toHaveTextContent(copy.text);
    await expect(hrefOf(canvas, copy.logIn)).toBe('/login');
    await expect(hrefOf(canvas, copy.data)).toBe('/user#your-data');
  },
};

export const OneEntry: Story = {
  args: { section: 'planDate', counts: { planDate: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 planned date is saved on this device\./)).toBeVisible();
  },
};

export const WithinSection: Story = {
  args: { section: 'transactions', counts: { transactions: 10_000 }, headingLevel: 3 },
};

export const LogsIn: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await enterDemo(userEvent, copy.demo);
    await expect(args.onLogIn).toHaveBeenCalledTimes(1);
  },
};
