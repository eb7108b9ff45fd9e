import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { cultureCopy } from './copy';
import { CulturePage } from './CulturePage';

const meta = {
  component: CulturePage,
  decorators: [withRouter('/culture')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CulturePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: cultureCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
