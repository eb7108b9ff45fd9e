import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { radarCopy } from './copy';
import { RadarPage } from './RadarPage';

const meta = {
  component: RadarPage,
  decorators: [withRouter('/radar')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RadarPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: radarCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
