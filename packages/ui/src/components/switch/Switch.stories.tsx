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
    await step('it is off, with a hint', async () => {
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
      <Switch {...args} label="Letters" hint={undefined} defaultChecked disabled />
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

/** A press on the label, Space and Enter turn it, and it is one stop for Tab. */
export const ClickAndKeys: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Show my age' });
    await step('a press on the label turns it on', async () => {
      await userEvent.click(canvas.getByText('Show my age'));
      await expect(toggle).toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    });
    await step('Space and Enter turn it', async () => {
      toggle.focus();
      await userEvent.keyboard(' ');
      await expect(toggle).not.toBeChecked();
      await userEvent.keyboard('{Enter}');
      await expect(toggle).toBeChecked();
      await expect(toggle).toHaveAttribute('data-state', 'checked');
    });
    await step('it is Tab-reachable once', async () => {
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
};

/** A press tells its owner, who decides whether it turns. */
export const Controlled: Story = {
  tags: ['behaviour'],
  args: { checked: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

/** Disabled, it ignores a press. */
export const ClickWhenDisabled: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** A form sends it only while it is on. */
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

/** The markup of the server is a switch without an inline style. */
export const OnTheServer: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const markup = renderToString(<Switch {...args} />);
    await expect(markup).toContain('role="switch"');
    await expect(markup).not.toContain('style=');
  },
};

/** Each key does what the keyboard table of the documentation page says. */
export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
