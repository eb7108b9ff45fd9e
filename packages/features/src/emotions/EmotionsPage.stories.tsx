import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { emotionsCopy } from './copy';
import { EmotionsPage } from './EmotionsPage';

const meta = {
  component: EmotionsPage,
  decorators: [withRouter('/emotions')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EmotionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: emotionsCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
