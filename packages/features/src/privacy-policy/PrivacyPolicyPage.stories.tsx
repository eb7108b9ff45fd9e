import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { privacyPolicyCopy } from './copy';
import { PrivacyPolicyPage } from './PrivacyPolicyPage';

const meta = {
  component: PrivacyPolicyPage,
  decorators: [withRouter('/privacy-policy')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PrivacyPolicyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: privacyPolicyCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
