import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
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
    options: ['Single', 'Separated', 'Divorced', 'Widow'].map((status) => ({
      value: status,
      label: status,
    })),
    onValueChange: fn(),
  },
  argTypes: { variant: { control: 'inline-radio', options: checkboxGroupVariants } },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the question names the group', async () => {
      await expect(canvas.getByRole('group', { name: 'Status' })).toHaveAccessibleDescription(
        'Choose as many as you like.',
      );
    });
  },
};

export const Pills: Story = {
  args: { variant: 'pills', defaultValue: ['Single'] },
  play: async ({ canvas, step }) => {
    const divorced = canvas.getByRole('checkbox', { name: 'Divorced' });
    await step('each pill is 44 px high', async () => {
      await expect(
        divorced.closest('label')?.getBoundingClientRect().height,
      ).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Invalid: Story = {
  args: { error: 'Choose at least one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Choose at least one\.$/);
    await expect(canvas.getByRole('checkbox', { name: 'Single' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: ['Single'] } };

export const States: Story = {
  render: (args) => (
    <div className="grid gap-10 md:grid-cols-2">
      <CheckboxGroup {...args} defaultValue={['Single']} />
      <CheckboxGroup {...args} {...Invalid.args} />
      <CheckboxGroup {...args} {...Pills.args} />
      <CheckboxGroup {...args} {...Pills.args} {...Disabled.args} />
    </div>
  ),
};

export const LongWords: Story = {
  args: {
    variant: 'pills',
    legend: 'Looking for',
    options: [
      'Long-Term Relationship',
      'Just Chatting / Exploring',
      'In a Polyamorous Relationship',
      'Umunyamabanganshingwabikorwawumurengewakimironko',
    ].map((label) => ({ value: label, label })),
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

export const SelectAndDeselect: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    await step('selections are reported in the order of the options', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Divorced' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Single' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['Single', 'Divorced']);
    });
    await step('a second click deselects', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['Divorced']);
      await expect(canvas.getByRole('checkbox', { name: 'Single' })).not.toBeChecked();
    });
  },
};

export const ClickOnPill: Story = {
  ...Pills,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const divorced = canvas.getByRole('checkbox', { name: 'Divorced' });
    await userEvent.click(divorced);
    await expect(divorced).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(divorced).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Single']);
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

export const ClickWhenDisabled: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Single' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
