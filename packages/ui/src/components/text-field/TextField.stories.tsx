import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { controlSizes } from '../field/Field.variants';
import { TextField, textFieldTypes } from './TextField';
import { handbook } from './TextField.handbook';

const meta = {
  title: 'Forms/Text field',
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
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await step('it’s tall enough for touch', async () => {
      await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(input).toHaveAttribute('autocomplete', 'given-name');
    });
  },
};

export const WithHint: Story = {
  args: { hint: 'As shown in your passport.', marker: 'required' },
};

export const Email: Story = {
  args: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    placeholder: 'aline@mail.rw',
  },
};

export const SearchField: Story = {
  args: {
    label: 'Search articles',
    type: 'search',
    start: <Search aria-hidden="true" />,
    labelHidden: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search articles' })).toBeVisible();
  },
};

export const WithUnit: Story = {
  args: {
    label: 'Budget',
    inputMode: 'numeric',
    end: <span className="pe-3">RWF</span>,
    defaultValue: '5000',
  },
};

export const Large: Story = { args: { size: 'lg' } };

export const Invalid: Story = {
  args: { hint: 'As shown in your passport.', error: 'Enter your first name.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAttribute('data-invalid');
    await expect(input).toHaveAccessibleDescription(
      'As shown in your passport. Enter your first name.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Aline' } };

export const States: Story = {
  render: (args) => (
    <div className="grid max-w-form gap-6">
      <TextField {...args} {...WithHint.args} />
      <TextField {...args} {...Email.args} />
      <TextField {...args} {...SearchField.args} placeholder="Search articles" />
      <TextField {...args} {...WithUnit.args} />
      <TextField {...args} {...Invalid.args} />
      <TextField {...args} {...Disabled.args} />
    </div>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Umunyamabanganshingwabikorwawumurengewakimironko',
    error: 'Umunyamabanganshingwabikorwawumurengewakimironkomumujyiwakigali',
  },
};

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

export const Typed: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(input, 'Aline');
    await expect(input).toHaveValue('Aline');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
};

export const TypedWhenDisabled: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(canvas.getByRole('textbox')).toHaveValue('Aline');
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
