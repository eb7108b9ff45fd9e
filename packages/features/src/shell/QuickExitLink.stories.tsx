import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { brand } from '../content/brand';
import { quickExitCopy } from '#words/parts/quick-exit/copy';
import { QuickExitLink } from './QuickExitLink';

const meta = {
  title: 'Quick exit link',
  id: 'parts-shell-quick-exit-link',
  component: QuickExitLink,
} satisfies Meta<typeof QuickExitLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The variant used in dialogs. */
export const IconOnly: Story = { args: { iconOnly: true } };

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: quickExitCopy.leave });
    await expect(link).toHaveAttribute('href', brand.quickExit);
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
