import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { Skeleton } from './Skeleton';
import { handbook } from './Skeleton.handbook';
import { skeletonVariants } from './Skeleton.variants';

const meta = {
  title: 'Feedback/Skeleton',
  id: 'components-feedback-skeleton',
  component: Skeleton,
  parameters: { handbook },
  args: { className: 'max-w-card' },
  argTypes: { variant: { control: 'inline-radio', options: skeletonVariants } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const skeleton = canvasElement.querySelector('[data-variant="text"]');
    await step('it isn’t announced', async () => {
      await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    });
  },
};

export const Variants: Story = {
  render: (args) => (
    <div className="grid items-start gap-6 sm:grid-cols-3">
      {skeletonVariants.map((variant) => (
        <Skeleton key={variant} {...args} variant={variant} />
      ))}
    </div>
  ),
};

export const OneLine: Story = { args: { lines: 1 } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Skeleton, {
    cell: 'card',
    rows: { variant: skeletonVariants },
    conditions: { 'one line': { ...OneLine.args } },
  }),
};

export const ReducedMotion: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const bone = canvasElement.querySelector('[data-variant="text"]')?.firstElementChild;
    if (!bone) throw new Error('The skeleton has no bones.');
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(getComputedStyle(bone).animationName).toBe('none');
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
