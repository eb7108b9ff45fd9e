import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sun } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import { BarButton } from './BarButton';
import { handbook } from './BarButton.handbook';

const meta = {
  title: 'Actions/Bar button',
  id: 'components-actions-bar-button',
  component: BarButton,
  parameters: { handbook },
  args: { label: 'Switch to dark', children: <Sun size={20} aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof BarButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const OnNight: Story = { args: { className: 'bg-night text-on-night' } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(BarButton, { acts: 'button', conditions: { 'on night': { ...OnNight.args } } }),
};
