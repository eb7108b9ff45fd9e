import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { Checkbox } from './Checkbox';
import { handbook } from './Checkbox.handbook';

const meta = {
  title: 'Forms/Checkbox',
  id: 'components-forms-checkbox',
  component: Checkbox,
  parameters: { handbook },
  args: { label: 'Send me a monthly newsletter', fieldClassName: 'max-w-form', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me a monthly newsletter' });
    await step('label and box are one 44 px target', async () => {
      await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithLink: Story = {
  args: {
    label: (
      <>
        I agree to the{' '}
        <a href="#legal" className="text-primary underline">
          Terms & Conditions
        </a>
      </>
    ),
    marker: 'required',
  },
};

export const Invalid: Story = {
  args: { hint: 'You can read them first.', error: 'Agree to the terms to continue.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(
      'You can read them first. Agree to the terms to continue.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const States: Story = {
  render: (args) => (
    <div className="grid max-w-form gap-1">
      <Checkbox {...args} />
      <Checkbox {...args} {...Checked.args} hint="You can unsubscribe at any time." />
      <Checkbox {...args} {...WithLink.args} />
      <Checkbox {...args} {...Invalid.args} />
      <Checkbox {...args} {...Disabled.args} />
    </div>
  ),
};

export const LongWords: Story = {
  args: { label: 'Umunyamabanganshingwabikorwawumurengewakimironko', marker: 'required' },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Checkbox, {
    cell: 'form',
    acts: 'input',
    conditions: {
      checked: { ...Checked.args },
      'with hint': { hint: 'You can unsubscribe at any time.' },
      invalid: { ...Invalid.args },
      disabled: { disabled: true },
      'disabled, checked': { ...Disabled.args },
      'long words': { label: LONG_WORD },
    },
  }),
};

export const ClickAndSpace: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me a monthly newsletter' });
    await step('a click on the label ticks it', async () => {
      await userEvent.click(canvas.getByText('Send me a monthly newsletter'));
      await expect(box).toBeChecked();
    });
    await step('Space unticks it', async () => {
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
};

export const ClickWhenDisabled: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
