// Proves SHELL-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

import { shellCopy } from './copy';
import { withRouter } from '../testing/with-router';
import { NotFoundPage } from './NotFoundPage';

const meta = {
  title: 'Not found page',
  id: 'parts-shell-not-found-page',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' }),
    ).toBeVisible();
  },
};

export const LogsThePath: Story = {
  tags: ['behaviour'],
  play: async () => {
    await expect(console.info).toHaveBeenCalledTimes(1);
    await expect(console.info).toHaveBeenCalledWith('Page not found', { path: '/no-such-page' });
  },
};

export const OpensHome: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: shellCopy.notFound.home }));
    await expect(canvas.getByRole('heading', { name: 'You are at /' })).toBeVisible();
  },
};
