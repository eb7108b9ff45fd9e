import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { Switch } from './Switch';
import { handbook } from './Switch.handbook';

const meta = {
  title: 'Forms/Switch (toggle)',
  id: 'components-forms-switch',
  component: Switch,
  parameters: { handbook },
  args: {
    label: 'Show my age',
    hint: 'Others see it on your card.',
    fieldClassName: 'max-w-form',
    onCheckedChange: fn(),
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Show my age' });
    await expect(toggle).toHaveAccessibleDescription('Others see it on your card.');
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
};

export const LongWords: Story = { args: { label: LONG_WORD } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Switch, {
    cell: 'form',
    acts: 'button',
    conditions: {
      checked: { ...Checked.args },
      'no hint': { hint: undefined },
      disabled: { disabled: true },
      'disabled, checked': { ...Disabled.args },
      'long words': { label: LONG_WORD },
    },
  }),
};

export const Controlled: Story = {
  tags: ['behaviour'],
  args: { checked: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

/** A click on its label switches it on, and puts it into the form's data. */
export const InForm: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <form aria-label="Settings">
      <Switch {...args} name="showAge" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).has('showAge')).toBe(false);
    await userEvent.click(canvas.getByText('Show my age'));
    await expect(canvas.getByRole('switch', { name: 'Show my age' })).toBeChecked();
    await expect(new FormData(form).get('showAge')).toBe('on');
  },
};
