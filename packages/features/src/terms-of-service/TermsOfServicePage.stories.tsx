import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { termsOfServiceCopy } from './copy';
import { TermsOfServicePage } from './TermsOfServicePage';

const meta = {
  component: TermsOfServicePage,
  decorators: [withRouter('/terms-of-service')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TermsOfServicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: termsOfServiceCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
