// Proves COINS-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { CoinKeypad, type CoinKeypadProps } from './CoinKeypad';
import { handbook, keypad } from './CoinKeypad.handbook';
import { coinKeypadModes } from './CoinKeypad.variants';
import { digits, type KeypadKey } from './keypad-keys';

const meta = {
  title: 'Dating/Coin keypad',
  id: 'components-dating-coin-keypad',
  component: CoinKeypad,
  parameters: { handbook },
  args: {
    ...keypad,
    onKey: fn(),
    onModeChange: fn(),
  },
  argTypes: { mode: { control: 'inline-radio', options: coinKeypadModes } },
} satisfies Meta<typeof CoinKeypad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the group is named', async () => {
      await expect(canvas.getByRole('group', { name: 'Coin calculator' })).toBeVisible();
    });
    await step('keys are at least 44 px', async () => {
      for (const button of canvas.getAllByRole('button')) {
        const { width, height } = button.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
  },
};

export const Modes: Story = {
  args: { mode: 'rwf', value: '5000', unit: 'RWF', result: 'buy 500 coins' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'RWF' })).toBeChecked();
  },
};

export const LongNumber: Story = {
  args: { value: '1234567.89', result: 'cost 12,345,678.90 RWF' },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(CoinKeypad, {
    cell: 'form',
    rows: { mode: coinKeypadModes },
    acts: 'button',
    conditions: { 'long number': { ...LongNumber.args } },
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

export const TypedOnKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    canvas.getByRole('button', { name: 'Clear' }).focus();
    const keys: [string, KeypadKey][] = [
      ['7', '7'],
      ['0', '0'],
      ['.', '.'],
      [',', '.'],
      ['{Backspace}', 'backspace'],
      ['{Delete}', 'clear'],
    ];
    for (const [typed, key] of keys) {
      await step(`${typed} is ${key}`, async () => {
        await userEvent.keyboard(typed);
        await expect(args.onKey).toHaveBeenLastCalledWith(key);
      });
    }
    await step('Enter activates the focused key once', async () => {
      canvas.getByRole('button', { name: '3' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onKey).toHaveBeenLastCalledWith('3');
      await expect(args.onKey).toHaveBeenCalledTimes(keys.length + 1);
    });
    await step('browser shortcuts are left alone', async () => {
      await userEvent.keyboard('{Control>}1{/Control}');
      await expect(args.onKey).toHaveBeenCalledTimes(keys.length + 1);
    });
    await step('keys outside it report nothing', async () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await userEvent.keyboard('5');
      await expect(args.onKey).toHaveBeenCalledTimes(keys.length + 1);
    });
  },
};

export const SelectsUnit: Story = {
  ...Modes,
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a radio selects the unit', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Coins' }));
      await expect(args.onModeChange).toHaveBeenCalledWith('coins');
    });
    await step('digits work while the radio has focus', async () => {
      await userEvent.keyboard('8');
      await expect(args.onKey).toHaveBeenCalledWith('8');
    });
  },
};

function Appending(props: CoinKeypadProps) {
  const [value, setValue] = useState('');
  return (
    <CoinKeypad
      {...props}
      value={value || '0'}
      result={value ? `cost ${Number(value) * 10} RWF` : ''}
      onKey={(key) => setValue(key === 'clear' ? '' : value + key)}
    />
  );
}

export const Announced: Story = {
  tags: ['behaviour'],
  render: (args) => <Appending {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const status = canvas.getByRole('status');
    await step('one status is there before the result', async () => {
      await expect(status).toBeEmptyDOMElement();
    });
    await step('it announces the result', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '5' }));
      await userEvent.keyboard('0');
      await expect(canvas.getByRole('status')).toBe(status);
      await expect(status).toHaveTextContent('cost 500 RWF');
    });
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
