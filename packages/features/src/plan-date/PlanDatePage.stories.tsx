import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { planDateCopy } from './copy';
import { PlanDatePage } from './PlanDatePage';

const meta = {
  component: PlanDatePage,
  decorators: [withRouter('/plan-date')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlanDatePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: planDateCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
