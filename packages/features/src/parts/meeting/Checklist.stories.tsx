import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { undoCopy } from '#words/parts/undo/copy';
import { Checklist } from './Checklist';
import { meetingToolsCopy } from '#words/parts/meeting/copy';

const copy = meetingToolsCopy.checklist;

const meta = {
  title: 'Meeting/Checklist',
  id: 'parts-meeting-checklist',
  component: Checklist,
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ticked: Story = {
  parameters: { docs: { story: { height: '480px' } } },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(5);
    for (const box of boxes) await expect(box).not.toBeChecked();
    for (const [at, box] of boxes.entries()) {
      await userEvent.click(box);
      await expect(canvas.getByRole('status')).toHaveTextContent(copy.count(at + 1, 5));
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('All five done. Go well.');
  },
};

export const Undoes: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const reset = canvas.getByRole('button', { name: 'Reset' });
    await userEvent.click(reset);
    await expect(canvas.queryByRole('button', { name: undoCopy.undo })).toBeNull();
    await userEvent.click(canvas.getByLabelText(/video call/));
    await userEvent.click(canvas.getByLabelText(/public/));
    await userEvent.click(reset);
    await userEvent.click(reset);
    canvas.getByRole('button', { name: undoCopy.undo }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText(/video call/)).toBeChecked();
    await expect(canvas.getByLabelText(/public/)).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 5 done');
    await expect(reset).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: undoCopy.undo })).toBeNull();
    await userEvent.click(reset);
    await userEvent.click(canvas.getByLabelText(/friend knows/));
    await expect(canvas.queryByRole('button', { name: undoCopy.undo })).toBeNull();
    await expect(canvas.getByLabelText(/friend knows/)).toBeChecked();
  },
};
