// Proves SHELL-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { NavigationDrawer, type NavigationDrawerProps } from './NavigationDrawer';
import { handbook } from './NavigationDrawer.handbook';

const pages = ['Home', 'Browse', 'About us', 'Pricing'];

const list = (
  <ul className="grid p-4">
    {pages.map((page) => (
      <li key={page}>
        <a href={`#${page}`} className="flex min-h-12 items-center">
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

const meta = {
  title: 'Navigation/Navigation drawer',
  id: 'components-navigation-navigation-drawer',
  component: NavigationDrawer,
  args: {
    label: 'Main',
    openLabel: 'Open the menu',
    closeLabel: 'Close the menu',
    open: false,
    onOpenChange: fn(),
    children: list,
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

export const Open: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a click opens it, and the button’s label changes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
      const button = canvas.getByRole('button', { name: 'Close the menu' });
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveAttribute(
        'aria-controls',
        canvas.getByRole('navigation', { name: 'Main' }).id,
      );
      await expect(button).toHaveFocus();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });
    await step('the page behind doesn’t scroll', async () => {
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });
    await step('it starts below the header, which stays reachable', async () => {
      const header = canvas.getByRole('banner').getBoundingClientRect();
      await waitFor(() =>
        expect(canvas.getByRole('navigation').getBoundingClientRect().top).toBeGreaterThanOrEqual(
          header.bottom - 1,
        ),
      );
    });
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open the menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Long: Story = {
  args: {
    children: (
      <ul className="grid p-4">
        {Array.from({ length: 30 }, (_, row) => (
          <li key={row}>
            <a href={`#${row}`} className="flex min-h-12 items-center wrap-anywhere">
              {row === 0 ? 'Umunyamabanganshingwabikorwawumurengewakimironko' : `Page ${row}`}
            </a>
          </li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    await expect(canvas.getByRole('navigation')).toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open the menu' });
    await step('Enter opens it, and Tab moves in', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    });
    await step('Escape closes it and returns focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('navigation')).toBeNull();
      await expect(button).toHaveFocus();
      await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    });
    await step('Space opens it, and Tab past the end closes it', async () => {
      await userEvent.keyboard(' ');
      for (const page of pages) {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: page })).toHaveFocus();
      }
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'After' })).toHaveFocus();
      await expect(canvas.queryByRole('navigation')).toBeNull();
    });
    await step('so does Shift+Tab past the start', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('link', { name: 'Before' })).toHaveFocus();
      await expect(canvas.queryByRole('navigation')).toBeNull();
    });
    await step('holding Enter toggles it only once', async () => {
      await expect(await fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    });
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

export const LongOnPhone: Story = {
  ...Long,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const menu = canvas.getByRole('navigation');
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await waitFor(() =>
      expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1),
    );
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
