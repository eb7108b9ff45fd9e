import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coffee, Mountain, Utensils } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { RadioGroup } from './RadioGroup';
import { handbook } from './RadioGroup.handbook';
import { radioGroupVariants } from './RadioGroup.variants';

const meta = {
  title: 'Forms/Radio group',
  id: 'components-forms-radio-group',
  component: RadioGroup,
  parameters: { handbook },
  args: {
    legend: 'First meeting',
    className: 'max-w-form',
    options: [
      { value: 'coffee', label: 'Coffee', hint: 'An hour in town by day.', icon: <Coffee /> },
      { value: 'dinner', label: 'Dinner', hint: 'At a place you both chose.', icon: <Utensils /> },
      { value: 'outdoor', label: 'Outdoor', hint: 'A walk in a park.', icon: <Mountain /> },
    ],
    onValueChange: fn(),
  },
  argTypes: {
    variant: { control: 'inline-radio', options: radioGroupVariants },
    defaultValue: { control: 'inline-radio', options: ['coffee', 'dinner', 'outdoor'] },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'First meeting' })).toBeVisible();
    const coffee = canvas.getByRole('radio', { name: 'Coffee' });
    await expect(coffee).toHaveAccessibleDescription('An hour in town by day.');
  },
};

export const Cards: Story = {
  args: { variant: 'cards', className: undefined, defaultValue: 'dinner' },
};

export const Pills: Story = { args: { variant: 'pills', defaultValue: 'coffee' } };

export const Invalid: Story = {
  args: { error: 'Choose how you would like to meet.', required: true, marker: 'required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'coffee' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Dinner' })).toBeDisabled();
  },
};

export const LongWords: Story = {
  args: { variant: 'cards', options: [{ value: 'long', label: LONG_WORD, hint: LONG_WORD }] },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(RadioGroup, {
    cell: 'form',
    rows: { variant: radioGroupVariants },
    acts: 'input',
    conditions: {
      selected: { defaultValue: 'coffee' },
      invalid: { ...Invalid.args },
      disabled: { ...Disabled.args },
      'long words': { ...LongWords.args },
    },
  }),
};

export const ClickOnPill: Story = {
  ...Pills,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dinner' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('dinner');
    await expect(canvas.getByRole('radio', { name: 'Dinner' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Coffee' })).not.toBeChecked();
  },
};

export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: 'coffee' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dinner' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('dinner');
    await expect(canvas.getByRole('radio', { name: 'Coffee' })).toBeChecked();
  },
};
