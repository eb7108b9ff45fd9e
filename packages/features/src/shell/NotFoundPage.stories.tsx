// Proves SHELL-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

import { withRouter } from '../testing/with-router';
import { NotFoundPage } from './NotFoundPage';

const meta = {
  title: 'Not found page',
  component: NotFoundPage,
  decorators: [withRouter('/no-such-page')],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const log = spyOn(console, 'info').mockImplementation(() => undefined);
    return () => log.mockRestore();
  },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('it says what happened, and logs the attempted path once', async () => {
      await expect(canvas.getByText('404')).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
      await expect(console.info).toHaveBeenCalledTimes(1);
      await expect(console.info).toHaveBeenCalledWith('Page not found', { path: '/no-such-page' });
    });
    await step('it leads home', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back to home' }));
      await expect(canvas.getByRole('heading', { name: 'You are at /' })).toBeVisible();
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'phone320' } } };
