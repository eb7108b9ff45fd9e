import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { controlSizes } from '../field/Field.variants';
import { TextField, textFieldTypes } from './TextField';
import { handbook } from './TextField.handbook';

const meta = {
  title: 'Forms/Text field (input)',
  id: 'components-forms-text-field',
  component: TextField,
  parameters: { handbook },
  args: {
    label: 'First name',
    autoComplete: 'given-name',
    fieldClassName: 'max-w-form',
    onChange: fn(),
  },
  argTypes: {
    type: { control: 'select', options: textFieldTypes },
    size: { control: 'inline-radio', options: controlSizes },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await expect(input.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(input).toHaveAttribute('autocomplete', 'given-name');
  },
};

export const WithHint: Story = {
  args: { hint: 'As shown in your passport.', marker: 'required' },
};

export const SearchField: Story = {
  args: {
    label: 'Search',
    type: 'search',
    start: <Search aria-hidden="true" />,
    labelHidden: true,
  },
};

export const WithUnit: Story = {
  args: { label: 'Budget', end: <span className="pe-3">RWF</span>, defaultValue: '5000' },
};

export const Invalid: Story = {
  args: { hint: 'As shown in your passport.', error: 'Enter your first name.' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Aline' } };

export const LongWords: Story = { args: { label: LONG_WORD, error: LONG_WORD } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(TextField, {
    cell: 'form',
    rows: { size: controlSizes },
    acts: 'input',
    conditions: {
      filled: { defaultValue: 'Aline' },
      placeholder: { placeholder: 'Aline' },
      'with hint': { ...WithHint.args },
      'with icon': { start: <Search aria-hidden="true" /> },
      'with unit': { ...WithUnit.args },
      invalid: { ...Invalid.args },
      disabled: { ...Disabled.args },
      'long words': { ...LongWords.args },
    },
  }),
};
