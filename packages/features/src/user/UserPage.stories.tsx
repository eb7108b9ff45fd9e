import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { userCopy } from './copy';
import { UserPage } from './UserPage';

const meta = {
  component: UserPage,
  decorators: [withRouter('/user')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UserPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: userCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
