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
    hint: 'How far the radar reaches.',
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
    await step('the thumb has a text value', async () => {
      await expect(thumb).toHaveAttribute('aria-valuetext', '50 metres');
      await expect(thumb).toHaveAttribute('aria-valuemin', '10');
      await expect(thumb).toHaveAttribute('aria-valuemax', '200');
      await expect(box).toHaveAccessibleDescription('How far the radar reaches.');
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
      await step(`${key} sets ${expected}`, async () => {
        await userEvent.keyboard(key);
        await expect(thumb).toHaveAttribute('aria-valuenow', String(expected));
        await expect(box).toHaveValue(expected);
      });
    }
    await step('the value is reported', async () => {
      await expect(args.onValueChange).toHaveBeenCalledWith(51);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    });
  },
};

export const Typed: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const thumb = canvas.getByRole('slider');
    const box = canvas.getByRole('spinbutton');
    await step('a number in range applies immediately', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '120');
      await expect(thumb).toHaveAttribute('aria-valuenow', '120');
    });
    await step('one out of range is kept while typing', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '900');
      await expect(box).toHaveValue(900);
      await expect(thumb).toHaveAttribute('aria-valuenow', '90');
    });
    await step('and clamped on leaving the box', async () => {
      await userEvent.tab();
      await expect(box).toHaveValue(200);
      await expect(thumb).toHaveAttribute('aria-valuenow', '200');
    });
    await step('Enter clamps it too', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '3{Enter}');
      await expect(box).toHaveValue(10);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    });
    await step('an empty box restores the last value', async () => {
      await userEvent.clear(box);
      await userEvent.tab();
      await expect(box).toHaveValue(10);
    });
  },
};

export const Pointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rail = canvasElement.querySelector('[data-slot="rail"]');
    if (!rail) throw new Error('The slider has no track.');
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

export const TabWhenDisabled: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
