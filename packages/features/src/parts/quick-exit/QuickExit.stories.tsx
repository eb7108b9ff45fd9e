import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { brand } from '../../content/brand';
import { quickExitCopy } from '#words/parts/quick-exit/copy';
import { QuickExit } from './QuickExit';

const meta = {
  title: 'Quick exit',
  id: 'parts-quick-exit',
  component: QuickExit,
} satisfies Meta<typeof QuickExit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: quickExitCopy.leave });
    await expect(link).toHaveAttribute('href', brand.quickExit);
    await expect(link).not.toHaveAttribute('target');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    const keyboard = canvas.getByText(quickExitCopy.keyboard);
    const expected = window.matchMedia('(pointer: fine)').matches ? 'inline' : 'none';
    await expect(getComputedStyle(keyboard).display).toBe(expected);
  },
};
