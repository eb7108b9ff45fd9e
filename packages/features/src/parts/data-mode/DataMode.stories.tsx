// Proves DATA-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { setDataMode } from '../../persistence/data-mode';
import { withPreferences } from '../../testing/preferences';
import { DataMode } from './DataMode';

/** Writes into the document what a build would, until the story is left. */
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

export const Full: Story = {};

export const Low: Story = { beforeEach: () => void setDataMode('low') };

/** The browser asks for little, or the link is slow: the section says what that does already. */
export const AskedFor: Story = { beforeEach: () => withPreferences({ saveData: true }) };

/** The switch acts at once, is kept, and marks the page for its style sheet. */
export const ActsAtOnce: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Low-data mode' });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(localStorage.getItem('iru_data_mode')).toBe('low');
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(localStorage.getItem('iru_data_mode')).toBe('full');
  },
};

/** The figures are those of the build. */
export const SaysTheCost: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/moves about 262 kB on a phone, and 150 kB in this mode/),
    ).toBeVisible();
  },
};
