import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { shareStoryCopy } from './copy';
import { ShareStoryPage } from './ShareStoryPage';

const meta = {
  component: ShareStoryPage,
  decorators: [withRouter('/share-story')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShareStoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: shareStoryCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
