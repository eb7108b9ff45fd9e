import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { Switch } from './Switch';
import { handbook } from './Switch.handbook';

const meta = {
  title: 'Forms/Switch',
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
  play: async ({ canvas, step }) => {
    const toggle = canvas.getByRole('switch', { name: 'Show my age' });
    await step('it’s off, with a hint', async () => {
      await expect(toggle).not.toBeChecked();
      await expect(toggle).toHaveAccessibleDescription('Others see it on your card.');
    });
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const States: Story = {
  render: (args) => (
    <div className="grid max-w-form gap-4 divide-y divide-line *:pb-4">
      <Switch {...args} />
      <Switch {...args} label="Blur my first picture" defaultChecked />
      <Switch {...args} label="Offline radar" hint={undefined} disabled />
      <Switch {...args} label="Newsletter" hint={undefined} defaultChecked disabled />
    </div>
  ),
};

export const LongWords: Story = {
  args: { label: 'Umunyamabanganshingwabikorwawumurengewakimironko' },
};

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

export const ClickAndKeys: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Show my age' });
    await step('a click on the label turns it on', async () => {
      await userEvent.click(canvas.getByText('Show my age'));
      await expect(toggle).toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    });
    await step('Space and Enter toggle it', async () => {
      toggle.focus();
      await userEvent.keyboard(' ');
      await expect(toggle).not.toBeChecked();
      await userEvent.keyboard('{Enter}');
      await expect(toggle).toBeChecked();
      await expect(toggle).toHaveAttribute('data-state', 'checked');
    });
    await step('it’s one tab stop', async () => {
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
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

export const ClickWhenDisabled: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

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
    await userEvent.click(canvas.getByRole('switch'));
    await expect(new FormData(form).get('showAge')).toBe('on');
  },
};

export const OnTheServer: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const markup = renderToString(<Switch {...args} />);
    await expect(markup).toContain('role="switch"');
    await expect(markup).not.toContain('style=');
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
