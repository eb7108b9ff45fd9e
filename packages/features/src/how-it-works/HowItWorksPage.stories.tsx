import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { howItWorksCopy } from './copy';
import { HowItWorksPage } from './HowItWorksPage';

const meta = {
  component: HowItWorksPage,
  decorators: [withRouter('/how-it-works')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HowItWorksPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: howItWorksCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
