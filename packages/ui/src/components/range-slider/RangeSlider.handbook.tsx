import { expect } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { spyOf, tabsThrough } from '../../testing/keyboard-plays';
import { RangeSlider } from './RangeSlider';

const years = (value: number) => `${value} years`;

/** Presses keys on the lower thumb and expects its value after each. */
const moves =
  (...steps: readonly (readonly [key: string, value: number])[]) =>
  async ({ canvas, userEvent }: KeyContext) => {
    const thumb = canvas.getByRole('slider', { name: 'Youngest' });
    thumb.focus();
    for (const [key, value] of steps) {
      await userEvent.keyboard(key);
      await expect(thumb).toHaveAttribute('aria-valuenow', String(value));
    }
  };

/** How RangeSlider is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a lower and an upper end of something that is felt more than counted, such as an age.',
    'Where both ends can be typed as well: the boxes are part of it.',
  ],
  whenNotToUse: [
    'For one number: take Slider.',
    'For two exact numbers: take two Text fields.',
    'For a few named ranges: take Radio group.',
  ],
  dos: [
    {
      show: () => (
        <RangeSlider
          legend="Age"
          labels={{ from: 'Youngest', to: 'Oldest' }}
          min={18}
          max={60}
          defaultValue={[25, 40]}
          formatValue={years}
        />
      ),
      why: 'Each end has a name of its own, and the numbers are said with their unit.',
    },
  ],
  donts: [
    {
      show: () => (
        <RangeSlider
          legend="Age"
          labels={{ from: 'Age', to: 'Age' }}
          min={18}
          max={60}
          defaultValue={[25, 40]}
          formatValue={String}
        />
      ),
      why: 'Two ends that are both called “Age” cannot be told apart, and bare numbers have no unit.',
    },
  ],
  anatomy: [
    'The legend',
    'The hint (optional)',
    'The rail with two thumbs, each bounded by the other',
    'A box for each end, with its name',
    'The error, in words',
  ],
  content: [
    'The legend is what is measured: Age.',
    'The ends have names that fit it: Youngest and Oldest.',
    'A value is spoken with its unit: 25 years.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the two thumbs, then to the two boxes.',
      verify: tabsThrough(
        ['slider', 'Youngest'],
        ['slider', 'Oldest'],
        ['spinbutton', 'Youngest'],
        ['spinbutton', 'Oldest'],
      ),
    },
    {
      keys: 'Right arrow or Up arrow',
      does: 'Moves the thumb up by one step.',
      verify: moves(['{ArrowRight}', 26], ['{ArrowUp}', 27]),
    },
    {
      keys: 'Left arrow or Down arrow',
      does: 'Moves it down by one step.',
      verify: moves(['{ArrowLeft}', 24], ['{ArrowDown}', 23]),
    },
    {
      keys: 'Page Up or Page Down',
      does: 'Moves it by ten steps, as far as the other thumb.',
      verify: moves(['{PageUp}', 35], ['{PageUp}', 40], ['{PageDown}', 30]),
    },
    {
      keys: 'Home or End',
      does: 'Moves it as far as it goes.',
      verify: moves(['{Home}', 18], ['{End}', 40]),
    },
    {
      keys: 'Digits',
      does: 'In a box: set the end; a number that does not fit gives way with Enter or Tab.',
      verify: async (context) => {
        const box = context.canvas.getByRole('spinbutton', { name: 'Youngest' });
        await context.userEvent.clear(box);
        await context.userEvent.type(box, '30');
        await expect(spyOf(context, 'onValueChange')).toHaveBeenLastCalledWith([30, 40]);
        await context.userEvent.clear(box);
        await context.userEvent.type(box, '55{Enter}');
        await expect(box).toHaveValue(40);
        await context.userEvent.clear(box);
        await context.userEvent.type(box, '7');
        await context.userEvent.tab();
        await expect(box).toHaveValue(18);
      },
    },
  ],
  screenReader:
    '“Age, group”, with the hint and the error; then “Youngest, slider, 25 years” and its bounds; the boxes as “Youngest, spin button, 25”.',
  related: ['Slider', 'Text field', 'Radio group', 'Field'],
};
