import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck } from 'lucide-react';
import { expect } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { Badge } from './Badge';
import { handbook } from './Badge.handbook';
import { badgeVariants } from './Badge.variants';

const meta = {
  title: 'Feedback/Badge (tag, pill)',
  id: 'components-feedback-badge',
  component: Badge,
  parameters: { handbook },
  args: { children: 'Verified' },
  argTypes: { variant: { control: 'inline-radio', options: badgeVariants } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = {
  args: { variant: 'success', icon: <BadgeCheck /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"] > svg')).not.toBeNull();
  },
};

export const LongWords: Story = { args: { ...WithIcon.args, children: LONG_WORD } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Badge, {
    rows: { variant: badgeVariants },
    conditions: { 'with icon': { icon: <BadgeCheck /> }, 'long words': { children: LONG_WORD } },
  }),
};
