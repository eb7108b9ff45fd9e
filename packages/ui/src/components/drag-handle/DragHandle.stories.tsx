import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { DragHandle } from './DragHandle';
import { handbook } from './DragHandle.handbook';

const meta = {
  title: 'Actions/Drag handle',
  id: 'components-actions-drag-handle',
  component: DragHandle,
  parameters: { handbook },
  args: {
    label: 'Move First date',
    lifted: false,
    onKey: (key: string): boolean => key === ' ',
    onPointerDown: fn(),
  },
} satisfies Meta<typeof DragHandle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Touching it drags instead of scrolling. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move First date', pressed: false });
    await expect(handle.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(getComputedStyle(handle).touchAction).toBe('none');
  },
};

export const Lifted: Story = {
  args: { lifted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(DragHandle, { acts: 'button', conditions: { lifted: { lifted: true } } }),
};

/** A key that the parent handles loses its default, such as a click on Space; others keep it. */
export const HandledKeys: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move First date' });
    await expect(await fireEvent.keyDown(handle, { key: ' ' })).toBe(false);
    await expect(await fireEvent.keyDown(handle, { key: 'Tab' })).toBe(true);
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  args: { onKey: fn(meta.args.onKey) },
  ...keyboardStory(handbook),
};
