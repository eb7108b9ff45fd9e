// Proves SHELL-3.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { Breadcrumb } from './Breadcrumb';
import { handbook } from './Breadcrumb.handbook';

const meta = {
  title: 'Navigation/Breadcrumb',
  id: 'components-navigation-breadcrumb',
  component: Breadcrumb,
  parameters: { handbook },
  args: {
    label: 'Breadcrumb',
    moreLabel: 'Show full path',
    items: [
      { href: '#/', label: 'Home' },
      { href: '#/success-stories', label: 'Success Stories' },
      { href: '#/share-story', label: 'Share Story' },
    ],
    renderLink: ({ children, ...link }) => <a {...link}>{children}</a>,
  },
  argTypes: { moreLabel: { control: false } },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('all items but the last are links', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Home',
        'Success Stories',
      ]);
    });
    await step('the last item is the current page', async () => {
      await expect(canvas.getByText('Share Story')).toHaveAttribute('aria-current', 'page');
    });
  },
};

export const LongPath: Story = {
  args: {
    items: [
      { href: '#/', label: 'Home' },
      ...[
        'About Us',
        'Community Guidelines',
        'Success Stories',
        'How It Works',
        'Help Center',
        'Share Story',
      ].map((label) => ({ href: `#${label}`, label })),
      { href: '#/testimony-form', label: 'Testimony Form' },
    ],
  },
};

export const LongWords: Story = {
  args: {
    items: [
      { href: '#/', label: 'Home' },
      { href: '#/a', label: 'Umunyamabanganshingwabikorwawumurengewakimironko' },
      { href: '#/b', label: 'Impindukazawentizishoborakubikwakuriikigikoreshowe' },
    ],
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Breadcrumb, {
    cell: 'form',
    acts: 'a',
    conditions: { 'long path': { ...LongPath.args }, 'long words': { ...LongWords.args } },
  }),
};

export const TabThroughLinks: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Success Stories' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const LongPathOnDesktop: Story = {
  ...LongPath,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
};

export const Collapsed: Story = {
  ...LongPath,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, step, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show full path' });
    const links = () => canvas.getAllByRole('link').map((link) => link.textContent);
    await step('it shows the root and the page', async () => {
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await expect(links()).toEqual(['Home']);
      await expect(canvas.getByText('Testimony Form')).toBeVisible();
    });
    await step('a click shows the rest, a second one collapses it', async () => {
      await userEvent.click(more);
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      await expect(links()).toHaveLength(7);
      await userEvent.click(more);
      await expect(links()).toEqual(['Home']);
    });
    await step('Escape collapses it too, and returns focus', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(links()).toEqual(['Home']);
      await expect(more).toHaveFocus();
    });
  },
};

export const ShortPathOnPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const Keyboard: Story = { ...Collapsed, tags: ['behaviour'], ...keyboardStory(handbook) };
