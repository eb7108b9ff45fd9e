import type { Meta, StoryObj } from '@storybook/react-vite';

import { StatusTag } from './StatusTag';

const meta = {
  title: 'Status tag',
  id: 'parts-status-tag',
  component: StatusTag,
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = { args: { status: 'preview' } };

export const Planned: Story = { args: { status: 'planned' } };
