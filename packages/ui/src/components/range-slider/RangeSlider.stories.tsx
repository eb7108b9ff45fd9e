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

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const from = canvas.getByRole('slider', { name: 'Youngest' });
    const to = canvas.getByRole('slider', { name: 'Oldest' });
    await step('both thumbs have a name and a text value', async () => {
      await expect(canvas.getByRole('group', { name: 'Age' })).toBeVisible();
      await expect(from).toHaveAttribute('aria-valuetext', '25 years');
      await expect(to).toHaveAttribute('aria-valuetext', '40 years');
    });
    await step('each is limited by the other', async () => {
      await expect(from).toHaveAttribute('aria-valuemin', '18');
      await expect(from).toHaveAttribute('aria-valuemax', '40');
      await expect(to).toHaveAttribute('aria-valuemin', '25');
      await expect(to).toHaveAttribute('aria-valuemax', '60');
    });
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
