import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { ToggleButton } from './ToggleButton';
import { handbook } from './ToggleButton.handbook';

const meta = {
  title: 'Actions/Toggle button',
  id: 'components-actions-toggle-button',
  component: ToggleButton,
  args: { pressed: false, children: 'Calm', onClick: fn() },
  parameters: { handbook },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Calm', pressed: false });
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Pressed: Story = {
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Calm', pressed: true })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: { children: LONG_WORD, className: 'max-w-full wrap-anywhere' },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(ToggleButton, {
    acts: 'button',
    conditions: {
      'switched on': { pressed: true },
      disabled: { disabled: true },
      'disabled, on': { disabled: true, pressed: true },
      'long words': { ...LongWords.args },
    },
  }),
};
