import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Slider } from './Slider';

const meta = {
  title: 'Forms/Slider',
  component: Slider,
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
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const thumb = canvas.getByRole('slider', { name: 'Radius' });
    const box = canvas.getByRole('spinbutton', { name: 'Radius' });
    await step('the value is spoken in words', async () => {
      await expect(thumb).toHaveAttribute('aria-valuetext', '50 metres');
      await expect(thumb).toHaveAttribute('aria-valuemin', '10');
      await expect(thumb).toHaveAttribute('aria-valuemax', '200');
      await expect(box).toHaveAccessibleDescription('How far the radar looks.');
    });
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

export const Typed: Story = {
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

export const Pointer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rail = canvasElement.querySelector('[data-slot="rail"]');
    if (!rail) throw new Error('The slider has no rail.');
    const { left, width, top, height } = rail.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: rail, coords: { clientX: left + width, clientY: top + height / 2 } },
      { keys: '[/MouseLeft]', target: rail },
    ]);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '200');
  },
};

export const Controlled: Story = {
  args: { value: 50 },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenCalledWith(200);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '50');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(canvas.getByRole('spinbutton')).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  args: { error: 'Choose at least 20 metres.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(/at least 20 metres/);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
