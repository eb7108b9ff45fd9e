import { expect } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { activatesByEnterAndSpace, spyOf, tabsThrough } from '../../testing/keyboard-plays';
import { CoinKeypad, type CoinKeypadProps } from './CoinKeypad';

const noop = () => {};

export const keypad = {
  labels: { mode: 'Enter an amount in', backspace: 'Backspace' },
  mode: 'coins',
  value: '500',
  unit: 'coins',
  result: 'cost 5,000 RWF',
  onKey: noop,
  onModeChange: noop,
  className: 'max-w-96',
} satisfies CoinKeypadProps;

const reports = (typed: string, key: string) => async (context: KeyContext) => {
  context.canvas.getByRole('button', { name: 'Clear' }).focus();
  await context.userEvent.keyboard(typed);
  await expect(spyOf(context, 'onKey')).toHaveBeenLastCalledWith(key);
};

export const handbook: Handbook = {
  whenToUse: [
    'To try out what a number of coins costs, or how many coins an amount buys.',
    'When experimenting with the number is the point. The keypad shows and reports keys; the parent does the calculation.',
  ],
  whenNotToUse: [
    'For a number in a form, use Text field.',
    'For a number within a range, use Slider.',
    'To complete the purchase, use a Dialog.',
  ],
  dos: [
    {
      show: () => <CoinKeypad {...keypad} />,
      why: 'The unit is beside the number, and the result states it in words.',
    },
  ],
  donts: [
    {
      show: () => <CoinKeypad {...keypad} value="5000" unit="" result="500" />,
      why: 'Two bare numbers: no one can tell coins from francs, and the announcement is only “500”.',
    },
  ],
  anatomy: [
    'Unit: Coins or RWF',
    'Number and its unit',
    'Result',
    'Clear and Backspace',
    'Digits and decimal point',
  ],
  content: [
    'Write a result that makes sense when it’s announced on its own: cost 5,000 RWF.',
    'Spell out Clear, Backspace and Point. The digit keys are named by their digits.',
    'Use a thousands separator in the result, never in the number being entered.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves to the unit, then to Clear, Backspace and each digit.',
      verify: tabsThrough(
        ['radio', 'Coins'],
        ['button', 'Clear'],
        ['button', 'Backspace'],
        ['button', '7'],
        ['button', '8'],
      ),
    },
    {
      keys: 'Left arrow or Right arrow',
      does: 'On the unit: selects the other one.',
      verify: async (context) => {
        context.canvas.getByRole('radio', { name: 'Coins' }).focus();
        await context.userEvent.keyboard('{ArrowRight}');
        await context.userEvent.keyboard('{ArrowLeft}');
        await expect(spyOf(context, 'onModeChange')).toHaveBeenCalledWith('rwf');
      },
    },
    {
      keys: '0 to 9',
      does: 'Enters the digit, wherever focus is in the keypad.',
      verify: reports('70', '0'),
    },
    {
      keys: '. or ,',
      does: 'Enters a decimal point.',
      verify: async (context) => {
        await reports('.', '.')(context);
        await reports(',', '.')(context);
        await expect(spyOf(context, 'onKey')).toHaveBeenCalledTimes(2);
      },
    },
    {
      keys: 'Backspace',
      does: 'Deletes the last character.',
      verify: reports('{Backspace}', 'backspace'),
    },
    { keys: 'Delete', does: 'Clears the number.', verify: reports('{Delete}', 'clear') },
    {
      keys: 'Enter or Space',
      does: 'Activates the focused key.',
      verify: activatesByEnterAndSpace('button', '3', 'onKey'),
    },
    {
      keys: 'Ctrl + a digit',
      does: 'Is left to the browser. Shortcuts enter nothing.',
      verify: async (context) => {
        context.canvas.getByRole('button', { name: '3' }).focus();
        await context.userEvent.keyboard('{Control>}1{/Control}');
        await expect(spyOf(context, 'onKey')).not.toHaveBeenCalled();
      },
    },
  ],
  screenReader:
    'A group “Coin calculator”, the unit as radio buttons, “Amount 500 coins”, and each key as a button. Each new result is announced: “cost 5,000 RWF”.',
  related: ['Radio group', 'Slider', 'Text field', 'Dialog'],
};
