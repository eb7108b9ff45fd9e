import { expect } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { tabsThrough } from '../../testing/keyboard-plays';
import { Slider } from './Slider';

const metres = (value: number) => `${value} metres`;

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

export const handbook: Handbook = {
  whenToUse: [
    'For one number in a range, when a rough value is enough: a distance, a budget.',
    'When people should also be able to type it. A number box is included.',
  ],
  whenNotToUse: [
    'For a minimum and a maximum, use Range slider.',
    'For an exact number, such as a year, use Text field.',
    'For a few named levels, use Radio group.',
  ],
  dos: [
    {
      show: () => (
        <Slider
          label="Radius"
          hint="How far the radar reaches."
          min={10}
          max={200}
          defaultValue={50}
          formatValue={metres}
        />
      ),
      why: 'The label names the value, and the value is announced with its unit.',
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
      why: 'Eighty years on one track: a step is barely a pixel wide, and no one is born around 1990.',
    },
  ],
  anatomy: [
    'Label, with an optional marker',
    'Hint (optional)',
    'Track with its thumb',
    'Number box with the same value',
    'Error message',
  ],
  content: ['Name what’s measured: Radius.', 'Announce values with their unit: 50 metres.'],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves to the thumb, then to the box.',
      verify: tabsThrough(['slider', 'Radius'], ['spinbutton', 'Radius']),
    },
    {
      keys: 'Right arrow or Up arrow',
      does: 'Increases the value by one step.',
      verify: moves(['{ArrowRight}', 51], ['{ArrowUp}', 52]),
    },
    {
      keys: 'Left arrow or Down arrow',
      does: 'Decreases it by one step.',
      verify: moves(['{ArrowLeft}', 49], ['{ArrowDown}', 48]),
    },
    {
      keys: 'Page Up or Page Down',
      does: 'Changes it by ten steps.',
      verify: moves(['{PageUp}', 60], ['{PageDown}', 50]),
    },
    {
      keys: 'Home or End',
      does: 'Sets it to the minimum or maximum.',
      verify: moves(['{Home}', 10], ['{ArrowLeft}', 10], ['{End}', 200], ['{ArrowRight}', 200]),
    },
    {
      keys: 'Digits',
      does: 'In the box: set the value. A number out of range is corrected on Enter or Tab.',
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
    '“Radius, slider, 50 metres” with its limits. The box is “Radius, spin button, 50”, with the hint and the error.',
  related: ['Range slider', 'Text field', 'Radio group', 'Field'],
};
