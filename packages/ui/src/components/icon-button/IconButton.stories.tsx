import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import { IconButton } from './IconButton';
import { handbook } from './IconButton.handbook';
import { iconButtonSizes, iconButtonVariants } from './IconButton.variants';

const meta = {
  title: 'Actions/Icon button',
  id: 'components-actions-icon-button',
  component: IconButton,
  parameters: { handbook },
  args: { label: 'Like Aline', children: <Heart aria-hidden="true" />, onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: iconButtonVariants },
    size: { control: 'inline-radio', options: iconButtonSizes },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Like Aline' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(button).not.toHaveAttribute('aria-pressed');
  },
};

export const Pressed: Story = {
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like Aline', pressed: true })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(IconButton, {
    rows: { variant: iconButtonVariants, size: iconButtonSizes },
    acts: 'button',
    conditions: {
      'switched on': { pressed: true },
      'with open menu': { 'aria-expanded': true },
      disabled: { disabled: true },
    },
    cellClassName: ({ variant }) =>
      variant === 'night' ? 'w-fit rounded-sm bg-night p-2' : undefined,
  }),
};
