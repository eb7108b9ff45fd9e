import { expect } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { tabsThrough } from '../../testing/keyboard-plays';
import { Slider } from './Slider';

const metres = (value: number) => `${value} metres`;

/** Presses keys on the thumb and expects its value after each. */
const moves =
  (...steps: readonly (readonly [key: string, value: number])[]) =>
  async ({ canvas, userEvent }: KeyContext) => {
    const thumb = canvas.getByRole('slider', { name: 'Radius' });
    thumb.focus();
    for (const [key, value] of steps) {
      await userEvent.keyboard(key);
      await expect(thumb).toHaveAttribute('aria-valuenow', String(value));
    }
  };

/** How Slider is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For one number between two ends, where near is good enough: a distance, a budget.',
    'Where it can be typed as well: the box is part of it.',
  ],
  whenNotToUse: [
    'For a lower and an upper end: take Range slider.',
    'For an exact number such as a year: take Text field.',
    'For a few steps with names: take Radio group.',
  ],
  dos: [
    {
      show: () => (
        <Slider
          label="Radius"
          hint="How far the radar looks."
          min={10}
          max={200}
          defaultValue={50}
          formatValue={metres}
        />
      ),
      why: 'The label names the value, and the value is said with its unit.',
    },
  ],
  donts: [
    {
      show: () => (
        <Slider
          label="Year of birth"
          min={1926}
          max={2008}
          defaultValue={1990}
          formatValue={String}
        />
      ),
      why: 'Eighty years on a rail: one step is hardly a pixel, and nobody is born about 1990.',
    },
  ],
  anatomy: [
    'The label, with a marker (optional)',
    'The hint (optional)',
    'The rail with its thumb',
    'The box with the same number',
    'The error, in words',
  ],
  content: [
    'The label is what is measured: Radius.',
    'A value is spoken with its unit: 50 metres.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the thumb, then to the box.',
      verify: tabsThrough(['slider', 'Radius'], ['spinbutton', 'Radius']),
    },
    {
      keys: 'Right arrow or Up arrow',
      does: 'Moves the thumb up by one step.',
      verify: moves(['{ArrowRight}', 51], ['{ArrowUp}', 52]),
    },
    {
      keys: 'Left arrow or Down arrow',
      does: 'Moves it down by one step.',
      verify: moves(['{ArrowLeft}', 49], ['{ArrowDown}', 48]),
    },
    {
      keys: 'Page Up or Page Down',
      does: 'Moves it by ten steps.',
      verify: moves(['{PageUp}', 60], ['{PageDown}', 50]),
    },
    {
      keys: 'Home or End',
      does: 'Moves it to the lowest or the highest value.',
      verify: moves(['{Home}', 10], ['{End}', 200]),
    },
    {
      keys: 'Digits',
      does: 'In the box: set the value; a number that does not fit gives way with Enter or Tab.',
      verify: async ({ canvas, userEvent }) => {
        const box = canvas.getByRole('spinbutton');
        await userEvent.clear(box);
        await userEvent.type(box, '120');
        await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '120');
        await userEvent.clear(box);
        await userEvent.type(box, '3{Enter}');
        await expect(box).toHaveValue(10);
        await userEvent.clear(box);
        await userEvent.type(box, '900');
        await userEvent.tab();
        await expect(box).toHaveValue(200);
      },
    },
  ],
  screenReader:
    '“Radius, slider, 50 metres” with its two ends; the box as “Radius, spin button, 50”, with the hint and the error.',
  related: ['Range slider', 'Text field', 'Radio group', 'Field'],
};
