import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { RangeSlider } from './RangeSlider';
import { handbook } from './RangeSlider.handbook';

const meta = {
  title: 'Forms/Range slider',
  id: 'components-forms-range-slider',
  component: RangeSlider,
  parameters: { handbook },
  args: {
    legend: 'Age',
    labels: { from: 'Youngest', to: 'Oldest' },
    min: 18,
    max: 60,
    defaultValue: [25, 40],
    formatValue: (value: number) => `${value} years`,
    className: 'max-w-card',
    onValueChange: fn(),
  },
  argTypes: { step: { control: false } },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each thumb is limited by the other. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const valuesOf = (name: string) => {
      const thumb = canvas.getByRole('slider', { name });
      return [thumb.ariaValueText, thumb.ariaValueMin, thumb.ariaValueMax];
    };
    await expect(canvas.getByRole('group', { name: 'Age' })).toBeVisible();
    await expect(valuesOf('Youngest')).toEqual(['25 years', '18', '40']);
    await expect(valuesOf('Oldest')).toEqual(['40 years', '25', '60']);
  },
};

export const Together: Story = { args: { defaultValue: [60, 60] } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Youngest' })).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { hint: 'Both ends count.', error: 'Choose a wider range.' },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(RangeSlider, {
    cell: 'form',
    acts: '[role=slider]',
    conditions: {
      together: { ...Together.args },
      invalid: { ...Invalid.args },
      disabled: { ...Disabled.args },
      'long words': { legend: LONG_WORD },
    },
  }),
};

export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: [25, 40] },
  play: async ({ args, canvas, userEvent }) => {
    const oldest = canvas.getByRole('slider', { name: 'Oldest' });
    oldest.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith([25, 41]);
    await expect(oldest).toHaveAttribute('aria-valuenow', '40');
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
