import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

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
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Radius' });
    await expect(thumb).toHaveAttribute('aria-valuetext', '50 metres');
    await expect(thumb).toHaveAttribute('aria-valuemin', '10');
    await expect(thumb).toHaveAttribute('aria-valuemax', '200');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('spinbutton')).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Invalid: Story = { args: { error: 'Choose at least 20 metres.' } };

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

export const Typed: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('spinbutton');
    await step('a number out of range stays in the box until focus leaves it', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '900');
      await expect(box).toHaveValue(900);
      await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '90');
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(200);
      await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '200');
    });
    await step('an empty box restores the last value', async () => {
      await userEvent.clear(box);
      await userEvent.tab();
      await expect(box).toHaveValue(200);
    });
  },
};

export const Pointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rail = canvasElement.querySelector('[data-slot="rail"]') as Element;
    const { right, top } = rail.getBoundingClientRect();
    const coords = { clientX: right, clientY: top };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: rail, coords },
      { keys: '[/MouseLeft]', target: rail },
    ]);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '200');
    await expect(canvas.getByRole('spinbutton')).toHaveValue(200);
  },
};

/** The left arrow key moves the thumb to the left, where the maximum is. */
export const RightToLeft: Story = {
  tags: ['behaviour'],
  globals: { direction: 'rtl' },
  play: async ({ args, canvas, userEvent }) => {
    const thumb = canvas.getByRole('slider');
    const before = thumb.getBoundingClientRect().left;
    thumb.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(51);
    await waitFor(() => expect(thumb.getBoundingClientRect().left).toBeLessThan(before));
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

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
