import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { quickExitCopy } from './copy';
import { QuickExit } from './QuickExit';

const meta = {
  component: QuickExit,
  args: { onLeave: fn() },
} satisfies Meta<typeof QuickExit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: quickExitCopy.leave }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
