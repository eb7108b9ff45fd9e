// Proves OFFLINE-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { offlineCopy } from '#words/parts/offline/copy';
import { KeptNotice } from './KeptNotice';

const copy = offlineCopy.keptCopy;

const meta = {
  title: 'Kept notice',
  id: 'parts-kept-notice',
  component: KeptNotice,
  args: { isReached: false, onReload: fn() },
} satisfies Meta<typeof KeptNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unreached: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.unreached)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Reached: Story = {
  args: { isReached: true },
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(copy.reached)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.reload }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
