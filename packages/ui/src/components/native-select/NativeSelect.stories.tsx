import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { controlSizes } from '../field/Field.variants';
import { NativeSelect } from './NativeSelect';
import { handbook } from './NativeSelect.handbook';

const meta = {
  title: 'Forms/Native select',
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Rwanda');
  },
};

export const Prompt: Story = {
  args: { prompt: 'Choose a country', hint: 'Where you live now.', marker: 'required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Where you live now.');
  },
};

export const Invalid: Story = {
  args: { ...Prompt.args, error: 'Choose a country.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Where you live now. Choose a country.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Large: Story = { args: { size: 'lg' } };

export const LongWords: Story = {
  args: { options: [{ value: 'long', label: 'Umunyamabanganshingwabikorwawumurengewakimironko' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

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

export const Chosen: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.selectOptions(select, 'Uganda');
    await expect(select).toHaveValue('Uganda');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
