import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { shellCopy } from '#words/shell/copy';
import { StorageNotice } from './StorageNotice';

const meta = {
  title: 'Storage notice',
  id: 'parts-shell-storage-notice',
  component: StorageNotice,
  args: { health: { state: 'refused', refusedKeys: ['iru_settings'] }, onExport: fn() },
} satisfies Meta<typeof StorageNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {};

export const Unreachable: Story = {
  args: { health: { state: 'unreachable', refusedKeys: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/lasts for this visit only/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const UnreachableUnsaved: Story = {
  args: { health: { state: 'unreachable', refusedKeys: ['iru_settings'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: shellCopy.storage.export })).toBeVisible();
  },
};
