import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../../testing/with-router';
import { ShareYourStory } from './ShareYourStory';

const meta = {
  title: 'Home/Share your story',
  id: 'pages-home-share-your-story',
  component: ShareYourStory,
  decorators: [withRouter('/')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShareYourStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const text =
      'Have a story with Iru? Share your journey to inspire others. Apply to be featured on our channels.';
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const OpensShareStory: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Share Your Story' }));
    await expect(canvas.getByRole('heading', { name: 'You are at /share-story' })).toBeVisible();
  },
};
