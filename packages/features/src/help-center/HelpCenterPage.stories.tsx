import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { helpCenterCopy } from './copy';
import { HelpCenterPage } from './HelpCenterPage';

const meta = {
  component: HelpCenterPage,
  decorators: [withRouter('/help-center')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HelpCenterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: helpCenterCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
