import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, EyeOff, Flag, Settings } from 'lucide-react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { FloatingButton } from '../floating-button/FloatingButton';
import { Menu } from './Menu';
import { handbook } from './Menu.handbook';

const meta = {
  title: 'Overlays/Menu',
  id: 'components-overlays-menu',
  component: Menu,
  parameters: { handbook },
  args: {
    label: 'More about Aline',
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
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More about Aline' });
    await step('a click opens the list and keeps focus', async () => {
      await userEvent.click(button);
      const list = canvas.getByRole('list', { name: 'Actions for Aline' });
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveAttribute('aria-controls', list.id);
      await expect(button).toHaveFocus();
    });
    await step('each item is 44 px high', async () => {
      for (const item of canvas.getAllByRole('button'))
        await expect(item.offsetHeight).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More about Aline' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).not.toHaveAttribute('aria-controls');
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const AlignedToEnd: Story = {
  args: { align: 'end', className: 'ms-auto w-fit' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Aline' }));
    await expect(canvas.getByRole('list').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

export const OtherIcon: Story = {
  args: { icon: <Settings aria-hidden="true" />, label: 'Settings' },
};

export const LongWords: Story = {
  args: {
    items: [
      { id: 'a', label: 'Hagarika burundu uyu muntu' },
      { id: 'b', label: 'Umunyamabanganshingwabikorwa' },
      ...Array.from({ length: 8 }, (_, row) => ({ id: `c${row}`, label: `Item ${row}` })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Aline' }));
    await expect(canvas.getByRole('list')).toBeInTheDocument();
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

export const ClickOpensAndCloses: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More about Aline' });
    await userEvent.click(button);
    await expect(canvas.getByRole('list')).toBeInTheDocument();
    await userEvent.click(button);
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(button);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More about Aline' });
    const item = (name: string) => canvas.getByRole('button', { name });
    const closed = () => expect(canvas.queryByRole('list')).toBeNull();
    button.focus();
    await step('Enter and Space open it and keep the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('list')).toBeInTheDocument();
      await userEvent.keyboard(' ');
      await closed();
      await userEvent.keyboard(' ');
      await expect(button).toHaveFocus();
    });
    await step('Tab moves through the items', async () => {
      for (const name of ['Hide', 'Block', 'Report']) {
        await userEvent.tab();
        await expect(item(name)).toHaveFocus();
      }
    });
    await step('Escape closes it and returns focus', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(button).toHaveFocus();
    });
    await step('Arrow down opens it at the first item, Arrow up at the last', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(item('Hide')).toHaveFocus();
      await userEvent.keyboard('{Escape}{ArrowUp}');
      await expect(item('Report')).toHaveFocus();
    });
    const keys: [string, string][] = [
      ['{ArrowDown}', 'Hide'],
      ['{ArrowUp}', 'Report'],
      ['{Home}', 'Hide'],
      ['{ArrowDown}', 'Block'],
      ['{End}', 'Report'],
    ];
    for (const [key, name] of keys) {
      await step(`${key} moves to ${name}`, async () => {
        await userEvent.keyboard(key);
        await expect(item(name)).toHaveFocus();
      });
    }
    await step('typing finds an item by its first letters', async () => {
      await userEvent.keyboard('bl');
      await expect(item('Block')).toHaveFocus();
    });
    await step('Tab past the last item closes it', async () => {
      await userEvent.keyboard('{End}');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'After' })).toHaveFocus();
      await closed();
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
  },
};

export const Chosen: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More about Aline' });
    await step('a click on an item selects it, closes the menu and returns focus', async () => {
      await userEvent.click(button);
      await userEvent.click(canvas.getByRole('button', { name: 'Block' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith('block');
      await expect(canvas.queryByRole('list')).toBeNull();
      await expect(button).toHaveFocus();
    });
    await step('Enter does the same', async () => {
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('report');
      await expect(button).toHaveFocus();
    });
    await step('a double click counts once', async () => {
      await userEvent.click(button);
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Hide' }));
      await expect(args.onSelect).toHaveBeenCalledTimes(3);
    });
    await step('holding Enter neither toggles it nor selects', async () => {
      await expect(await fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
      await userEvent.click(button);
      const line = canvas.getByRole('button', { name: 'Hide' });
      await expect(await fireEvent.keyDown(line, { key: 'Enter', repeat: true })).toBe(false);
      await expect(args.onSelect).toHaveBeenCalledTimes(3);
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
    await userEvent.click(canvas.getByRole('button', { name: 'More about Aline' }));
    await expect(canvas.queryByRole('button', { name: 'Open the chat' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Open the chat' })).toBeVisible();
  },
};

export const ClickOutside: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More about Aline' });
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

export const LongWordsOnPhone: Story = {
  ...LongWords,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Aline' }));
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
