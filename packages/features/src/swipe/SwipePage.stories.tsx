import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { swipeCopy } from './copy';
import { SwipePage } from './SwipePage';

const meta = {
  component: SwipePage,
  decorators: [withRouter('/swipe')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SwipePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: swipeCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
