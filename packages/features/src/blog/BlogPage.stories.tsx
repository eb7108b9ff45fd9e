import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { blogCopy } from './copy';
import { BlogPage } from './BlogPage';

const meta = {
  component: BlogPage,
  decorators: [withRouter('/blog')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BlogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: blogCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
