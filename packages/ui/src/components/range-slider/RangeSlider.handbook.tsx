import { expect } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { spyOf, tabsThrough } from '../../testing/keyboard-plays';
import { RangeSlider } from './RangeSlider';

const years = (value: number) => `${value} years`;

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

export const handbook: Handbook = {
  whenToUse: [
    'For a minimum and a maximum where a rough value is enough, such as an age range.',
    'When people should also be able to type the values. Number boxes are included.',
  ],
  whenNotToUse: [
    'For one number, use Slider.',
    'For two exact numbers, use two Text fields.',
    'For a few named ranges, use Radio group.',
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
      why: 'Each end has its own name, and the values are announced with their unit.',
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
      why: 'Two ends both called “Age” can’t be told apart, and bare numbers have no unit.',
    },
  ],
  anatomy: [
    'Legend',
    'Hint (optional)',
    'Track with two thumbs that can’t cross',
    'Number box for each end, with its label',
    'Error message',
  ],
  content: [
    'Name what’s measured: Age.',
    'Name the ends to match: Youngest and Oldest.',
    'Announce values with their unit: 25 years.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves to the two thumbs, then to the two boxes.',
      verify: tabsThrough(
        ['slider', 'Youngest'],
        ['slider', 'Oldest'],
        ['spinbutton', 'Youngest'],
        ['spinbutton', 'Oldest'],
      ),
    },
    {
      keys: 'Right arrow or Up arrow',
      does: 'Increases the value by one step.',
      verify: moves(['{ArrowRight}', 26], ['{ArrowUp}', 27]),
    },
    {
      keys: 'Left arrow or Down arrow',
      does: 'Decreases it by one step.',
      verify: moves(['{ArrowLeft}', 24], ['{ArrowDown}', 23]),
    },
    {
      keys: 'Page Up or Page Down',
      does: 'Changes it by ten steps, up to the other thumb.',
      verify: moves(['{PageUp}', 35], ['{PageUp}', 40], ['{PageDown}', 30]),
    },
    {
      keys: 'Home or End',
      does: 'Moves the thumb as far as it goes.',
      verify: moves(['{Home}', 18], ['{ArrowLeft}', 18], ['{End}', 40], ['{ArrowRight}', 40]),
    },
    {
      keys: 'Digits',
      does: 'In a box: set that end. A number out of range is corrected on Enter or Tab.',
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
    '“Age, group”, with the hint and the error, then “Youngest, slider, 25 years” and its limits. The boxes are “Youngest, spin button, 25”.',
  related: ['Slider', 'Text field', 'Radio group', 'Field'],
};
