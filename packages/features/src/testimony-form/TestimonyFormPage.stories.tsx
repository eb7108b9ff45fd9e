import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { testimonyFormCopy } from './copy';
import { TestimonyFormPage } from './TestimonyFormPage';

const meta = {
  component: TestimonyFormPage,
  decorators: [withRouter('/testimony-form')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TestimonyFormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: testimonyFormCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
