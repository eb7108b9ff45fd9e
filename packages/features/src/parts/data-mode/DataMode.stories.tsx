// Proves DATA-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { dataModeCopy } from '#words/parts/data-mode/copy';
import { setDataMode } from '../../persistence/data-mode';
import { withPreferences } from '../../testing/preferences';
import { DataMode } from './DataMode';

const withCost = (content: string) => () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'iru-visit-cost', content });
  document.head.append(meta);
  return () => meta.remove();
};

const meta = {
  title: 'Data mode',
  id: 'parts-data-mode',
  component: DataMode,
  args: { className: 'max-w-form' },
  beforeEach: withCost('{"full":262,"low":150}'),
} satisfies Meta<typeof DataMode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figures come from the build. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/about 262 kB on a phone, or 150 kB in this mode/)).toBeVisible();
  },
};

export const Low: Story = { beforeEach: () => void setDataMode('low') };

/** The browser asks for less data or the connection is slow: the section explains what that already does. */
export const AskedFor: Story = { beforeEach: () => withPreferences({ saveData: true }) };

export const AppliesImmediately: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: dataModeCopy.label });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(localStorage.getItem('iru_data_mode')).toBe('low');
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(localStorage.getItem('iru_data_mode')).toBe('full');
  },
};
