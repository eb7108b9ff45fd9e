// Proves USER-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { withRouter } from '../../testing/with-router';
import { forgotPasswordCopy as copy } from '#words/pages/forgot-password/copy';
import { ForgotPasswordPage } from './ForgotPasswordPage';

const meta = {
  title: 'Forgot password',
  id: 'pages-forgot-password',
  component: ForgotPasswordPage,
  decorators: [withRouter('/forgot-password')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ForgotPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, copy.back)).toBe('/login');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'aline@');
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Please enter a valid email address'),
    );
  },
};

export const Simulated: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'aline@example.com');
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    const heading = await canvas.findByRole('heading', { name: copy.done.heading });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(copy.done.nothing)).toBeVisible();
    await expect(canvas.getByText(/aline@example\.com/)).toBeVisible();
  },
};

export const TriesAnother: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Simulated.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: copy.done.again }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
  },
};
