import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { successStoriesCopy } from './copy';
import { SuccessStoriesPage } from './SuccessStoriesPage';

const meta = {
  component: SuccessStoriesPage,
  decorators: [withRouter('/success-stories')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SuccessStoriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: successStoriesCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
