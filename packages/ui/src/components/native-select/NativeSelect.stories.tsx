import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { controlSizes } from '../field/Field.variants';
import { NativeSelect } from './NativeSelect';
import { handbook } from './NativeSelect.handbook';

const meta = {
  title: 'Forms/Native select (dropdown)',
  id: 'components-forms-native-select',
  component: NativeSelect,
  parameters: { handbook },
  args: {
    label: 'Country',
    fieldClassName: 'max-w-form',
    options: ['Rwanda', 'Kenya', 'Uganda', 'Tanzania', 'DRC'].map((name) => ({
      value: name,
      label: name,
    })),
    onChange: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: controlSizes } },
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Prompt: Story = {
  args: { prompt: 'Choose a country', hint: 'Where you live now.', marker: 'required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const Invalid: Story = { args: { ...Prompt.args, error: 'Choose a country.' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = { args: { options: [{ value: 'long', label: LONG_WORD }] } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(NativeSelect, {
    cell: 'form',
    rows: { size: controlSizes },
    acts: 'select',
    conditions: {
      prompt: { prompt: 'Choose a country' },
      'with hint': { hint: 'Where you live now.', marker: 'optional' },
      invalid: { ...Invalid.args },
      disabled: { disabled: true },
      'long words': { ...LongWords.args },
    },
  }),
};
