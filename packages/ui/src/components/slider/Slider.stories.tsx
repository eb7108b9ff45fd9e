import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { Slider } from './Slider';
import { handbook } from './Slider.handbook';

const meta = {
  title: 'Forms/Slider',
  id: 'components-forms-slider',
  component: Slider,
  parameters: { handbook },
  args: {
    label: 'Radius',
    hint: 'How far the radar looks.',
    min: 10,
    max: 200,
    defaultValue: 50,
    formatValue: (value: number) => `${value} metres`,
    className: 'max-w-form',
    onValueChange: fn(),
  },
  argTypes: { step: { control: false } },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const thumb = canvas.getByRole('slider', { name: 'Radius' });
    const box = canvas.getByRole('spinbutton', { name: 'Radius' });
    await step('the value is spoken in words', async () => {
      await expect(thumb).toHaveAttribute('aria-valuetext', '50 metres');
      await expect(thumb).toHaveAttribute('aria-valuemin', '10');
      await expect(thumb).toHaveAttribute('aria-valuemax', '200');
      await expect(box).toHaveAccessibleDescription('How far the radar looks.');
    });
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeDisabled();
  },
};

export const Invalid: Story = {
  args: { error: 'Choose at least 20 metres.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(/at least 20 metres/);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Slider, {
    cell: 'form',
    acts: '[role=slider]',
    conditions: {
      invalid: { ...Invalid.args },
      disabled: { ...Disabled.args },
      'long words': { label: LONG_WORD },
    },
  }),
};

/** Each key changes the value by its step, the ends hold, and its owner is told. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const thumb = canvas.getByRole('slider', { name: 'Radius' });
    const box = canvas.getByRole('spinbutton', { name: 'Radius' });
    const keys: [string, number][] = [
      ['{ArrowRight}', 51],
      ['{ArrowUp}', 52],
      ['{ArrowLeft}', 51],
      ['{ArrowDown}', 50],
      ['{PageUp}', 60],
      ['{PageDown}', 50],
      ['{End}', 200],
      ['{ArrowRight}', 200],
      ['{Home}', 10],
      ['{ArrowLeft}', 10],
    ];
    thumb.focus();
    for (const [key, expected] of keys) {
      await step(`${key} leads to ${expected}`, async () => {
        await userEvent.keyboard(key);
        await expect(thumb).toHaveAttribute('aria-valuenow', String(expected));
        await expect(box).toHaveValue(expected);
      });
    }
    await step('its owner is told', async () => {
      await expect(args.onValueChange).toHaveBeenCalledWith(51);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    });
  },
};

/** A number may be typed: one that fits is taken at once, another when the box is left. */
export const Typed: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const thumb = canvas.getByRole('slider');
    const box = canvas.getByRole('spinbutton');
    await step('a number that fits is taken at once', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '120');
      await expect(thumb).toHaveAttribute('aria-valuenow', '120');
    });
    await step('one that does not is kept while typing', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '900');
      await expect(box).toHaveValue(900);
      await expect(thumb).toHaveAttribute('aria-valuenow', '90');
    });
    await step('and clamped when the box is left', async () => {
      await userEvent.tab();
      await expect(box).toHaveValue(200);
      await expect(thumb).toHaveAttribute('aria-valuenow', '200');
    });
    await step('Enter settles it too', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '3{Enter}');
      await expect(box).toHaveValue(10);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    });
    await step('an empty box gives the last value back', async () => {
      await userEvent.clear(box);
      await userEvent.tab();
      await expect(box).toHaveValue(10);
    });
  },
};

/** A press on the rail moves the thumb there. */
export const Pointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rail = canvasElement.querySelector('[data-slot="rail"]');
    if (!rail) throw new Error('The slider has no rail.');
    const { left, width, top, height } = rail.getBoundingClientRect();
    await userEvent.pointer([
      {
        keys: '[MouseLeft>]',
        target: rail,
        coords: { clientX: left + width, clientY: top + height / 2 },
      },
      { keys: '[/MouseLeft]', target: rail },
    ]);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '200');
  },
};

/** A key tells its owner, who decides whether it moves. */
export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: 50 },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenCalledWith(200);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '50');
  },
};

/** Disabled, it is no stop for Tab and tells nothing. */
export const TabWhenDisabled: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Each key does what the keyboard table of the documentation page says. */
export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
