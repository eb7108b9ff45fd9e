import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { messagesCopy } from './copy';
import { MessagesPage } from './MessagesPage';

const meta = {
  component: MessagesPage,
  decorators: [withRouter('/messages')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: messagesCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
