import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { controlSizes } from '../field/Field.variants';
import { PasswordField } from './PasswordField';
import { handbook } from './PasswordField.handbook';

const meta = {
  title: 'Forms/Password field',
  id: 'components-forms-password-field',
  component: PasswordField,
  parameters: { handbook },
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    fieldClassName: 'max-w-form',
    onChange: fn(),
  },
  argTypes: {
    size: { control: 'inline-radio', options: controlSizes },
    hideLabel: { control: false },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const Invalid: Story = { args: { error: 'Password is required' } };

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'umurava-7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(PasswordField, {
    cell: 'form',
    rows: { size: controlSizes },
    acts: 'input',
    conditions: {
      filled: { defaultValue: 'Muraho-neza' },
      'with hint': { hint: 'Eight characters or more.', marker: 'required' },
      invalid: { ...Invalid.args },
      disabled: { ...Disabled.args },
      'long words': { label: LONG_WORD },
    },
  }),
};

export const PastesShowsAndHides: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await step('paste is allowed', async () => {
      await userEvent.click(input);
      await userEvent.paste('umurava-7');
      await expect(input).toHaveValue('umurava-7');
    });
    await step('the button shows and hides it, changes its label and keeps focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(input).toHaveAttribute('type', 'text');
      await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveAttribute('type', 'password');
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    });
  },
};
