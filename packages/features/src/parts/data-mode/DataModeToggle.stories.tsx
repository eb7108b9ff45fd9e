import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { dataModeCopy } from '#words/parts/data-mode/copy';
import { setDataMode } from '../../persistence/data-mode';
import { DataModeToggle } from './DataModeToggle';

const meta = {
  title: 'Data mode toggle',
  id: 'parts-data-mode-toggle',
  component: DataModeToggle,
} satisfies Meta<typeof DataModeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { beforeEach: () => void setDataMode('low') };

export const Toggles: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: dataModeCopy.label, pressed: false });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(localStorage.getItem('iru_data_mode')).toBe('low');
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  },
};
