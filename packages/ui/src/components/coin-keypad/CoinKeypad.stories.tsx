// Proves COINS-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { CoinKeypad } from './CoinKeypad';
import { handbook, keypad } from './CoinKeypad.handbook';
import { coinKeypadModes } from './CoinKeypad.variants';
import { digits, type KeypadKey } from './keypad-keys';

const meta = {
  title: 'Dating/Coin keypad (number pad)',
  id: 'components-dating-coin-keypad',
  component: CoinKeypad,
  parameters: { handbook },
  args: { ...keypad, onKey: fn(), onModeChange: fn() },
  argTypes: { mode: { control: 'inline-radio', options: coinKeypadModes } },
} satisfies Meta<typeof CoinKeypad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Coin calculator' })).toBeVisible();
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Modes: Story = {
  args: { mode: 'rwf', value: '5000', unit: 'RWF', result: 'buy 500 coins' },
};

export const LongNumber: Story = {
  args: { value: '1234567.89', result: 'cost 12,345,678.90 RWF' },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(CoinKeypad, {
    cell: 'form',
    acts: '[data-key="7"]',
    conditions: { coins: {}, rwf: { ...Modes.args }, 'long number': { ...LongNumber.args } },
  }),
};

export const EveryKey: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const keys: [string, KeypadKey][] = [
      ...digits.map((digit): [string, KeypadKey] => [digit, digit]),
      ['Point', '.'],
      ['Backspace', 'backspace'],
      ['Clear', 'clear'],
    ];
    for (const [name, key] of keys) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onKey).toHaveBeenLastCalledWith(key);
    }
    await expect(args.onKey).toHaveBeenCalledTimes(keys.length);
  },
};

export const SelectsUnit: Story = {
  ...Modes,
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a radio selects the unit', async () => {
      await expect(canvas.getByRole('radio', { name: 'RWF' })).toBeChecked();
      const coins = canvas.getByRole('radio', { name: 'Coins' });
      await userEvent.click(coins);
      await expect(args.onModeChange).toHaveBeenCalledWith('coins');
      await expect(coins).toHaveFocus();
    });
    await step('digits work while the radio has focus, and not outside the keypad', async () => {
      await userEvent.keyboard('8');
      await expect(args.onKey).toHaveBeenCalledWith('8');
      (document.activeElement as HTMLElement).blur();
      await userEvent.keyboard('5');
      await expect(args.onKey).toHaveBeenCalledTimes(1);
    });
  },
};

/** The status is there before the result that it announces. */
export const Announced: Story = {
  tags: ['behaviour'],
  render: function Appending(args) {
    const [value, setValue] = useState('');
    const result = value && `cost ${Number(value) * 10} RWF`;
    return (
      <CoinKeypad {...args} value={value} result={result} onKey={(key) => setValue(value + key)} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: '5' }));
    await userEvent.keyboard('0');
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent('cost 500 RWF');
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
