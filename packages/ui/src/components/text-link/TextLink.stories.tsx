import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { TextLink } from './TextLink';
import { handbook } from './TextLink.handbook';
import { textLinkVariants } from './TextLink.variants';

const meta = {
  title: 'Actions/Text link',
  id: 'components-actions-text-link',
  component: TextLink,
  parameters: { handbook },
  args: { href: '#guidelines', children: 'Community Guidelines' },
  argTypes: { variant: { control: 'inline-radio', options: textLinkVariants } },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Nav: Story = {
  args: { variant: 'nav', 'aria-current': 'page' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const External: Story = {
  args: {
    href: 'https://hotel.example',
    children: 'Kigali Serena',
    external: true,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Kigali Serena (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
  },
};

export const AsChild: Story = {
  args: { asChild: true, href: undefined, children: <a href="#child">Read more</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read more' });
    await expect(link).toHaveAttribute('data-variant', 'inline');
    await expect(link).toHaveAttribute('href', '#child');
  },
};

export const LongWords: Story = { args: { ...External.args, children: LONG_WORD } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(TextLink, {
    props: { children: 'Guidelines' },
    rows: { variant: textLinkVariants },
    acts: 'a',
    conditions: {
      current: { 'aria-current': 'page' },
      external: { external: true },
      'long words': { children: LONG_WORD },
    },
    cellClassName: () => 'wrap-anywhere',
  }),
};
