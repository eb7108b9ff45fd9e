import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { lockScroll } from '../../hooks/root-attribute';
import { sheet } from '../../testing/sheet';
import { FloatingButton } from './FloatingButton';
import { handbook } from './FloatingButton.handbook';
import { floatingButtonVariants } from './FloatingButton.variants';

const meta = {
  title: 'Actions/Floating button',
  id: 'components-actions-floating-button',
  component: FloatingButton,
  parameters: { handbook },
  args: { label: 'Open the chat', children: <MessageCircle aria-hidden="true" />, onClick: fn() },
  argTypes: { variant: { control: 'inline-radio', options: floatingButtonVariants } },
  decorators: [
    (Story) => (
      <div className="min-h-64">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FloatingButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height, right, bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The two never overlap. */
export const Both: Story = {
  render: (args) => (
    <>
      <FloatingButton {...args} />
      <FloatingButton {...args} variant="surface" label="Back to top" />
    </>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(boxes[1]?.bottom).toBeLessThanOrEqual(boxes[0]?.top ?? 0);
  },
};

/** Hides while a menu or sheet covers the page, since it would cover its footer. */
export const Covered: Story = {
  render: (args) => (
    <>
      <FloatingButton {...args} />
      <p ref={lockScroll}>A sheet covers the page.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(FloatingButton, {
    rows: { variant: floatingButtonVariants },
    acts: 'button',
    // Fixed to the corner of the window; here, of its cell.
    cellClassName: () => 'h-40 w-28 contain-layout',
  }),
};
