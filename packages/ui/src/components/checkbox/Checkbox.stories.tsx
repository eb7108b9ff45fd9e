import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

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

/** Label and box are one target. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me a monthly newsletter' });
    await expect(box.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithLink: Story = {
  args: {
    label: (
      <>
        <span>I agree to the </span>
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
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongWords: Story = { args: { label: LONG_WORD, marker: 'required' } };

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
      'long words': { ...LongWords.args },
    },
  }),
};
