import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coffee, Mountain, UtensilsCrossed } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
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
      {
        value: 'coffee',
        label: 'Coffee',
        hint: 'An hour in town during the day.',
        icon: <Coffee />,
      },
      {
        value: 'dinner',
        label: 'Dinner',
        hint: 'At a place you both chose.',
        icon: <UtensilsCrossed />,
      },
      {
        value: 'outdoor',
        label: 'Outdoor',
        hint: 'A walk with other people around.',
        icon: <Mountain />,
      },
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
  play: async ({ canvas, step }) => {
    await step('the question names the group', async () => {
      await expect(canvas.getByRole('radiogroup', { name: 'First meeting' })).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Coffee' })).toHaveAccessibleDescription(
        'An hour in town during the day.',
      );
    });
  },
};

export const Cards: Story = {
  args: { variant: 'cards', className: undefined, defaultValue: 'dinner' },
};

export const Pills: Story = { args: { variant: 'pills', defaultValue: 'coffee' } };

export const Invalid: Story = {
  args: { error: 'Choose how you would like to meet.', required: true, marker: 'required' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAttribute('aria-required', 'true');
    await expect(group).toHaveAccessibleDescription('Choose how you would like to meet.');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'coffee' } };

export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-10">
      {radioGroupVariants.map((variant) => (
        <RadioGroup key={variant} {...args} className="" variant={variant} defaultValue="coffee" />
      ))}
      <RadioGroup {...args} {...Invalid.args} />
      <RadioGroup {...args} {...Disabled.args} variant="pills" />
    </div>
  ),
};

export const LongWords: Story = {
  ...Variants,
  args: {
    options: [
      {
        value: 'long',
        label: 'Umunyamabanganshingwabikorwawumurengewakimironko',
        hint: 'Umunyamabanganshingwabikorwawumurengewakimironko',
      },
      { value: 'coffee', label: 'Coffee' },
    ],
  },
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

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await step('Tab focuses without selecting, and Space selects', async () => {
      await userEvent.tab();
      await expect(radio('Coffee')).toHaveFocus();
      await expect(radio('Coffee')).not.toBeChecked();
      await userEvent.keyboard(' ');
      await expect(radio('Coffee')).toBeChecked();
    });
    await step('arrows change the selection and wrap', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(radio('Dinner')).toBeChecked();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(radio('Outdoor')).toBeChecked();
      await userEvent.keyboard('{ArrowRight}');
      await expect(radio('Coffee')).toBeChecked();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(radio('Outdoor')).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('outdoor');
    });
    await step('it is one tab stop', async () => {
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
};

export const ClickOnCard: Story = {
  ...Cards,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('A walk with other people around.'));
    await expect(canvas.getByRole('radio', { name: 'Outdoor' })).toBeChecked();
  },
};

export const ClickOnPill: Story = {
  ...Pills,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dinner' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('dinner');
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

export const ClickWhenDisabled: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dinner' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
