import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, EyeOff, Flag, Settings } from 'lucide-react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { FloatingButton } from '../floating-button/FloatingButton';
import { Menu } from './Menu';
import { handbook } from './Menu.handbook';

const NAME = 'More about Aline';

const meta = {
  title: 'Overlays/Menu',
  id: 'components-overlays-menu',
  component: Menu,
  parameters: { handbook, docs: { story: { height: '320px' } } },
  args: {
    label: NAME,
    listLabel: 'Actions for Aline',
    items: [
      { id: 'hide', label: 'Hide', icon: <EyeOff aria-hidden="true" /> },
      { id: 'block', label: 'Block', icon: <Ban aria-hidden="true" /> },
      { id: 'report', label: 'Report', icon: <Flag aria-hidden="true" /> },
    ],
    onSelect: fn(),
    className: 'w-fit',
  },
  argTypes: {
    align: { control: 'inline-radio', options: ['start', 'end'] },
    icon: { control: false },
  },
  decorators: [
    (Story, { tags }) =>
      tags.includes('sheet') ? (
        <Story />
      ) : (
        <div className="grid min-h-64 content-start gap-4">
          <a href="#before">Before</a>
          <Story />
          <a href="#after" className="mt-40">
            After
          </a>
        </div>
      ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: NAME });
    await userEvent.click(button);
    const list = canvas.getByRole('list', { name: 'Actions for Aline' });
    await expect(button).toHaveAttribute('aria-controls', list.id);
    for (const item of canvas.getAllByRole('button'))
      await expect(item.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: NAME });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).not.toHaveAttribute('aria-controls');
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
  },
};

export const AlignedToEnd: Story = {
  args: { align: 'end', className: 'ms-auto w-fit' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: NAME }));
    const { right } = canvas.getByRole('list').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OtherIcon: Story = {
  args: { icon: <Settings aria-hidden="true" />, label: 'Settings' },
};

export const LongWords: Story = {
  parameters: { docs: { story: { height: '640px' } } },
  globals: { viewport: { value: 'phone320' } },
  args: {
    items: [
      { id: 'a', label: 'Hagarika burundu uyu muntu' },
      { id: 'b', label: LONG_WORD },
      ...Array.from({ length: 8 }, (_, row) => ({ id: `c${row}`, label: `Item ${row}` })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: NAME }));
    for (const area of [canvas.getByRole('list'), document.documentElement])
      await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Menu, {
    // The list opens only on a click; the story Open shows it.
    acts: 'button',
    conditions: { 'other icon': { ...OtherIcon.args } },
  }),
};

export const Chosen: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: NAME });
    await step('a double click selects once, closes the menu and returns focus', async () => {
      await userEvent.click(button);
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Block' }));
      await expect(args.onSelect).toHaveBeenCalledTimes(1);
      await expect(args.onSelect).toHaveBeenCalledWith('block');
      await expect(canvas.queryByRole('list')).toBeNull();
      await expect(button).toHaveFocus();
    });
    await step('holding Enter doesn’t select', async () => {
      await userEvent.click(button);
      const line = canvas.getByRole('button', { name: 'Hide' });
      await expect(await fireEvent.keyDown(line, { key: 'Enter', repeat: true })).toBe(false);
    });
  },
};

/** On a low screen the floating button would cover the last items. */
export const ClearOfFloatingButton: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <Menu {...args} />
      <FloatingButton label="Open the chat" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: NAME }));
    await expect(canvas.queryByRole('button', { name: 'Open the chat' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Open the chat' })).toBeVisible();
  },
};

export const ClickOutside: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: NAME });
    await step('a click outside closes it', async () => {
      await userEvent.click(button);
      await userEvent.click(document.body);
      await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    });
    await step('scrolling by touch leaves it open, and a tap closes it', async () => {
      await userEvent.click(button);
      await fireEvent.pointerDown(document.body, { pointerType: 'touch' });
      await fireEvent.pointerCancel(document.body, { pointerType: 'touch' });
      await expect(canvas.getByRole('list')).toBeInTheDocument();
      await userEvent.pointer({ keys: '[TouchA]', target: document.body });
      await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    });
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
