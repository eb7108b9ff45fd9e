import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { DragHandle, type DragHandleProps } from './DragHandle';
import { handbook } from './DragHandle.handbook';

const meta = {
  title: 'Actions/Drag handle',
  id: 'components-actions-drag-handle',
  component: DragHandle,
  parameters: { handbook },
  args: {
    label: 'Move First date',
    lifted: false,
    onKey: fn((key: string) => key === ' '),
    onPointerDown: fn(),
  },
} satisfies Meta<typeof DragHandle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const handle = canvas.getByRole('button', { name: 'Move First date', pressed: false });
    await step('the target is 44 px, and touching it drags instead of scrolling', async () => {
      await expect(handle.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
      await expect(getComputedStyle(handle).touchAction).toBe('none');
    });
  },
};

export const Lifted: Story = {
  args: { lifted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAttribute('data-lifted');
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(DragHandle, {
    acts: 'button',
    conditions: { lifted: { lifted: true } },
  }),
};

export const PointerAndKeys: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Move First date', pressed: false });
    await step('a pointer starts a drag', async () => {
      await userEvent.pointer({ keys: '[MouseLeft>]', target: handle });
      await expect(args.onPointerDown).toHaveBeenCalledTimes(1);
      await userEvent.pointer('[/MouseLeft]');
    });
    await step('each key is reported', async () => {
      handle.focus();
      await userEvent.keyboard(' {ArrowDown}');
      await expect(args.onKey).toHaveBeenNthCalledWith(1, ' ');
      await expect(args.onKey).toHaveBeenNthCalledWith(2, 'ArrowDown');
    });
  },
};

function Lifting({ onKey, ...props }: DragHandleProps) {
  const [lifted, setLifted] = useState(false);
  return (
    <DragHandle
      {...props}
      lifted={lifted}
      onKey={(key) => {
        if (key === ' ') setLifted(!lifted);
        return onKey(key);
      }}
    />
  );
}

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  render: (args) => <Lifting {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Move First date' });
    await step('Space lifts and drops it, without also clicking', async () => {
      await userEvent.tab();
      await expect(handle).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(handle).toHaveAttribute('aria-pressed', 'true');
      await userEvent.keyboard(' ');
      await expect(handle).toHaveAttribute('aria-pressed', 'false');
    });
    await step('unused keys keep their default', async () => {
      await userEvent.tab();
      await expect(handle).not.toHaveFocus();
    });
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
