import { expect } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { activatesByEnterAndSpace, spyOf, tabsThrough } from '../../testing/keyboard-plays';
import { CoinKeypad, type CoinKeypadProps } from './CoinKeypad';

const nothing = () => {};

/** A keypad that shows an amount, and tells nobody. */
export const keypad = {
  label: 'Coin calculator',
  labels: {
    mode: 'Enter an amount in',
    modes: { coins: 'Coins', rwf: 'RWF' },
    display: 'Amount',
    point: 'Point',
    backspace: 'Backspace',
    clear: 'Clear',
  },
  mode: 'coins',
  value: '500',
  unit: 'coins',
  result: 'cost 5,000 RWF',
  onKey: nothing,
  onModeChange: nothing,
  className: 'max-w-96',
} satisfies CoinKeypadProps;

/** Types with the focus on a key of the pad, and expects the last key that the owner is told. */
const tells = (typed: string, told: string) => async (context: KeyContext) => {
  context.canvas.getByRole('button', { name: 'Clear' }).focus();
  await context.userEvent.keyboard(typed);
  await expect(spyOf(context, 'onKey')).toHaveBeenLastCalledWith(told);
};

/** How CoinKeypad is used. */
export const handbook: Handbook = {
  whenToUse: [
    'To try out what a number of coins costs, or how many coins a sum buys.',
    'Where playing with the number is the point; the keypad shows and reports, its owner reckons.',
  ],
  whenNotToUse: [
    'For a number in a form: take Text field.',
    'For a number between two ends: take Slider.',
    'To take the purchase itself: let a Dialog ask for it.',
  ],
  dos: [
    {
      show: () => <CoinKeypad {...keypad} />,
      why: 'The unit stands beside the number, and the result says in words what it comes to.',
    },
  ],
  donts: [
    {
      show: () => <CoinKeypad {...keypad} value="5000" unit="" result="500" />,
      why: 'Two bare numbers: nobody sees which are coins and which are francs, and the announcement says only “500”.',
    },
  ],
  anatomy: [
    'Unit: Coins or RWF',
    'The number and its unit',
    'The result',
    'Clear and Backspace',
    'Digits and the point',
  ],
  content: [
    'The result is a part of a sentence that makes sense when it is heard alone: cost 5,000 RWF.',
    'Clear, Backspace and Point have names in words; the keys of the digits are the digits.',
    'Write thousands with a comma in the result, never in the number that is being entered.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the unit, then to Clear, Backspace and each digit.',
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
      does: 'On the unit: chooses the other one.',
      verify: async (context) => {
        context.canvas.getByRole('radio', { name: 'Coins' }).focus();
        await context.userEvent.keyboard('{ArrowRight}');
        await context.userEvent.keyboard('{ArrowLeft}');
        await expect(spyOf(context, 'onModeChange')).toHaveBeenCalledWith('rwf');
      },
    },
    {
      keys: '0 to 9',
      does: 'Enters the digit, wherever in the keypad the focus is.',
      verify: tells('70', '0'),
    },
    {
      keys: '. or ,',
      does: 'Enters the point.',
      verify: async (context) => {
        await tells('.', '.')(context);
        await tells(',', '.')(context);
        await expect(spyOf(context, 'onKey')).toHaveBeenCalledTimes(2);
      },
    },
    {
      keys: 'Backspace',
      does: 'Takes the last character away.',
      verify: tells('{Backspace}', 'backspace'),
    },
    { keys: 'Delete', does: 'Clears the number.', verify: tells('{Delete}', 'clear') },
    {
      keys: 'Enter or Space',
      does: 'Presses the key that has the focus.',
      verify: activatesByEnterAndSpace('button', '3', 'onKey'),
    },
    {
      keys: 'Ctrl + a digit',
      does: 'Stays the browser’s own: shortcuts enter nothing.',
      verify: async (context) => {
        context.canvas.getByRole('button', { name: '3' }).focus();
        await context.userEvent.keyboard('{Control>}1{/Control}');
        await expect(spyOf(context, 'onKey')).not.toHaveBeenCalled();
      },
    },
  ],
  screenReader:
    'A group “Coin calculator”; the unit as radio buttons; “Amount 500 coins”; each key as a button. Whenever the result changes, it is announced: “cost 5,000 RWF”.',
  related: ['Radio group', 'Slider', 'Text field', 'Dialog'],
};
