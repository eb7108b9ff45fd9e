import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { communityGuidelinesCopy } from './copy';
import { CommunityGuidelinesPage } from './CommunityGuidelinesPage';

const meta = {
  component: CommunityGuidelinesPage,
  decorators: [withRouter('/community-guidelines')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CommunityGuidelinesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: communityGuidelinesCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
