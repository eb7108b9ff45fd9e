import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import { Skeleton } from './Skeleton';
import { handbook } from './Skeleton.handbook';
import { skeletonVariants } from './Skeleton.variants';

const meta = {
  title: 'Feedback/Skeleton (placeholder)',
  id: 'components-feedback-skeleton',
  component: Skeleton,
  parameters: { handbook },
  args: { className: 'max-w-card' },
  argTypes: { variant: { control: 'inline-radio', options: skeletonVariants } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With reduced motion it doesn’t shimmer. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-variant]');
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    const bone = skeleton?.firstElementChild as Element;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(bone).animationName === 'none').toBe(reduced);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Skeleton, {
    cell: 'card',
    rows: { variant: skeletonVariants },
    conditions: { 'one line': { lines: 1 } },
  }),
};
