import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { shareProfileCopy } from './copy';
import { ShareProfilePage } from './ShareProfilePage';

const meta = {
  component: ShareProfilePage,
  decorators: [withRouter('/share-profile')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShareProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: shareProfileCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
