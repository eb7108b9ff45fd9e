import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { statusTagCopy } from './copy';
import { StatusTag } from './StatusTag';

const meta = {
  title: 'Status tag',
  id: 'parts-status-tag',
  component: StatusTag,
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = {
  args: { status: 'preview' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(statusTagCopy.preview)).toBeVisible();
  },
};

export const Planned: Story = {
  args: { status: 'planned' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(statusTagCopy.planned)).toBeVisible();
  },
};
