// Proves SHELL-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD } from '../../testing/sheet';
import { NavigationDrawer, type NavigationDrawerProps } from './NavigationDrawer';
import { handbook } from './NavigationDrawer.handbook';

const listOf = (pages: readonly string[]) => (
  <ul className="grid p-4">
    {pages.map((page) => (
      <li key={page}>
        <a href={`#${page}`} className="flex min-h-12 items-center wrap-anywhere">
          {page}
        </a>
      </li>
    ))}
  </ul>
);

/** Keeps the open state, as the header would. */
function Controlled(props: NavigationDrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <NavigationDrawer
      {...props}
      open={open}
      onOpenChange={(next) => {
        props.onOpenChange(next);
        setOpen(next);
      }}
    />
  );
}
// Shown in the code that visitors of Storybook copy.
Controlled.displayName = 'NavigationDrawer';

const meta = {
  title: 'Navigation/Navigation drawer (burger menu)',
  id: 'components-navigation-navigation-drawer',
  component: NavigationDrawer,
  args: {
    openLabel: 'Open the menu',
    closeLabel: 'Close the menu',
    open: false,
    onOpenChange: fn(),
    children: listOf(['Home', 'Browse', 'About us', 'Pricing']),
  },
  argTypes: { open: { control: false }, openLabel: { control: false } },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <>
        <header className="sticky top-0 flex h-(--header-height) items-center justify-end gap-2 border-b border-line px-4">
          <a href="#before">Before</a>
          <Story />
        </header>
        <main className="p-4">
          <a href="#after">After</a>
        </main>
      </>
    ),
  ],
  parameters: { handbook, docs: { story: { height: '640px' } }, layout: 'fullscreen' },
  globals: { viewport: { value: 'phone360' } },
} satisfies Meta<typeof NavigationDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It starts below the header, which stays reachable, and the page behind doesn’t scroll. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const button = canvas.getByRole('button', { name: 'Close the menu', expanded: true });
    const drawer = canvas.getByRole('navigation', { name: 'Main' });
    await expect(button).toHaveAttribute('aria-controls', drawer.id);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    const header = canvas.getByRole('banner').getBoundingClientRect();
    const top = () => drawer.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeGreaterThanOrEqual(header.bottom - 1));
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open the menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
  },
};

export const Long: Story = {
  args: { children: listOf([LONG_WORD, ...Array.from({ length: 29 }, (_, row) => `Page ${row}`)]) },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const menu = canvas.getByRole('navigation');
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    const bottom = () => menu.getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(window.innerHeight + 1));
  },
};

/** Tab past the start closes it, and the page scrolls again. */
export const TabBackwards: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Before' })).toHaveFocus();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

export const ClickOutside: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const beside = () => document.elementFromPoint(20, window.innerHeight - 20) ?? document.body;
    await step('a click inside leaves it open', async () => {
      await open();
      await userEvent.click(canvas.getByRole('list'));
      await expect(canvas.getByRole('navigation')).toBeInTheDocument();
    });
    await step('a click in the header closes it', async () => {
      await fireEvent.pointerDown(canvas.getByRole('banner'));
      await expect(canvas.queryByRole('navigation')).toBeNull();
    });
    await step('a tap outside closes it without reaching the page', async () => {
      await open();
      await userEvent.pointer({ keys: '[TouchA>]', target: beside() });
      await waitFor(() => expect(canvas.getByRole('navigation')).toBeVisible());
      await userEvent.pointer({ keys: '[/TouchA]', target: beside() });
      await expect(canvas.queryByRole('navigation')).toBeNull();
    });
  },
};

/** The parent decides whether it closes. */
export const StaysOpen: Story = {
  tags: ['behaviour'],
  args: { open: true },
  render: (args) => <NavigationDrawer {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the menu' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('navigation')).toBeInTheDocument();
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
