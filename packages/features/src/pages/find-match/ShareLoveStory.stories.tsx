// Proves BROWSE-6.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../../testing/with-router';
import { ShareLoveStory } from './ShareLoveStory';

const meta = {
  title: 'Find match/Share love story',
  id: 'pages-find-match-share-love-story',
  component: ShareLoveStory,
  decorators: [withRouter('/find-match')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShareLoveStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Share Your Story' })).toHaveAttribute(
      'href',
      '/share-story',
    );
  },
};

export const OpensTheInterviewForm: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Apply for Interview' }));
    await expect(canvas.getByRole('heading', { name: 'You are at /testimony-form' })).toBeVisible();
  },
};
