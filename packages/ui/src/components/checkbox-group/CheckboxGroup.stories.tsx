import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { CheckboxGroup } from './CheckboxGroup';
import { handbook } from './CheckboxGroup.handbook';
import { checkboxGroupVariants } from './CheckboxGroup.variants';

const meta = {
  title: 'Forms/Checkbox group',
  id: 'components-forms-checkbox-group',
  component: CheckboxGroup,
  parameters: { handbook },
  args: {
    legend: 'Status',
    hint: 'Choose as many as you like.',
    className: 'max-w-form',
    options: ['Single', 'Separated', 'Divorced', 'Widow'].map((label) => ({ value: label, label })),
    onValueChange: fn(),
  },
  argTypes: { variant: { control: 'inline-radio', options: checkboxGroupVariants } },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pills: Story = {
  args: { variant: 'pills', defaultValue: ['Single'] },
  play: async ({ canvas }) => {
    const pill = canvas.getByRole('checkbox', { name: 'Divorced' }).closest('label');
    await expect(pill?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Invalid: Story = { args: { error: 'Choose at least one.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: ['Single'] } };

export const LongWords: Story = {
  args: {
    variant: 'pills',
    options: ['In a Polyamorous Relationship', LONG_WORD].map((label) => ({ value: label, label })),
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(CheckboxGroup, {
    cell: 'form',
    rows: { variant: checkboxGroupVariants },
    acts: 'input',
    conditions: {
      selected: { defaultValue: ['Single'] },
      invalid: { ...Invalid.args },
      disabled: { ...Disabled.args },
      'long words': { ...LongWords.args },
    },
  }),
};

/** Selections are reported in the order of the options. */
export const SelectAndDeselect: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Divorced' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Single' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Single', 'Divorced']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Single' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Divorced']);
  },
};

export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: ['Widow'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Single' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(['Single', 'Widow']);
    await expect(canvas.getByRole('checkbox', { name: 'Single' })).not.toBeChecked();
  },
};
