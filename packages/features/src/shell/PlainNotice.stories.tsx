// Proves UNDO-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { plainNotice } from '../parts/toasts/plain-notice';
import { undoCopy } from '#words/parts/undo/copy';
import { shellCopy } from '#words/shell/copy';
import { PlainNotice } from './PlainNotice';

const onUndo = fn();

const meta = {
  title: 'Notice without the toaster',
  id: 'parts-shell-plain-notice',
  component: PlainNotice,
  beforeEach: () => {
    plainNotice.show({ kind: 'success', text: 'Kevin is hidden on this device.', onUndo });
    return plainNotice.dismiss;
  },
  parameters: { docs: { story: { height: '240px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof PlainNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithUndo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kevin is hidden on this device.');
  },
};

export const Failed: Story = {
  beforeEach: () => plainNotice.show({ kind: 'error', text: 'Your like couldn’t be saved.' }),
};

export const Undone: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: undoCopy.undo }));
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    plainNotice.show({ kind: 'info', text: 'You logged out.' });
    await expect(await canvas.findByRole('button', { name: shellCopy.toasts.close })).toBeVisible();
  },
};
