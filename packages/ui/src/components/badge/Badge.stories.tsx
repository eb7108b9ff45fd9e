import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck } from 'lucide-react';
import { expect } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { Badge } from './Badge';
import { handbook } from './Badge.handbook';
import { badgeVariants } from './Badge.variants';

const meta = {
  title: 'Feedback/Badge',
  id: 'components-feedback-badge',
  component: Badge,
  parameters: { handbook },
  args: { children: 'Verified' },
  argTypes: { variant: { control: 'inline-radio', options: badgeVariants } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-variant="neutral"]')).toHaveTextContent(
      'Verified',
    );
  },
};

export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {[undefined, <BadgeCheck key="icon" />].map((icon) => (
        <div key={icon ? 'with icon' : 'plain'} className="flex flex-wrap gap-3">
          {badgeVariants.map((variant) => (
            <Badge key={variant} {...args} variant={variant} icon={icon}>
              {variant}
            </Badge>
          ))}
        </div>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  args: { variant: 'success', icon: <BadgeCheck /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvasElement.querySelector('[data-variant] > [aria-hidden="true"] svg'),
    ).not.toBeNull();
    await expect(canvas.getByText('Verified')).toBeVisible();
  },
};

export const LongWords: Story = {
  ...WithIcon,
  args: { ...WithIcon.args, children: 'Umunyamabanganshingwabikorwawumurengewakimironko' },
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector('[data-variant]');
    await expect(badge?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Badge, {
    rows: { variant: badgeVariants },
    conditions: { 'with icon': { icon: <BadgeCheck /> }, 'long words': { children: LONG_WORD } },
  }),
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
