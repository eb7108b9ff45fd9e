// Proves UNDO-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { undoCopy } from '#words/parts/undo/copy';
import { UndoButton } from './UndoButton';

const meta = {
  title: 'Undo button',
  id: 'parts-undo-button',
  component: UndoButton,
  args: { onUndo: fn() },
} satisfies Meta<typeof UndoButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Undoes: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: undoCopy.undo }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledTimes(2);
  },
};
