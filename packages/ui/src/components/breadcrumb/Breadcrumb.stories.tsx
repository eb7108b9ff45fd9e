// Proves SHELL-3.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { Breadcrumb } from './Breadcrumb';
import { handbook } from './Breadcrumb.handbook';

const meta = {
  title: 'Navigation/Breadcrumb',
  id: 'components-navigation-breadcrumb',
  component: Breadcrumb,
  parameters: { handbook },
  args: {
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Share Story')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongPath: Story = {
  args: {
    items: [
      'Home',
      'About Us',
      'Community Guidelines',
      'Success Stories',
      'How It Works',
      'Help Center',
      'Share Story',
      'Testimony Form',
    ].map((label) => ({ href: `#${label}`, label })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
};

export const LongWords: Story = {
  args: { items: ['Home', LONG_WORD, LONG_WORD].map((label, at) => ({ href: `#${at}`, label })) },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Breadcrumb, {
    cell: 'form',
    acts: 'a',
    conditions: { 'long path': { ...LongPath.args }, 'long words': { ...LongWords.args } },
  }),
};

export const Collapsed: Story = {
  ...LongPath,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Show full path' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Testimony Form')).toBeVisible();
  },
};

export const ShortPathOnPhone: Story = {
  ...Default,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
};

export const Keyboard: Story = { ...Collapsed, tags: ['behaviour'], ...keyboardStory(handbook) };
