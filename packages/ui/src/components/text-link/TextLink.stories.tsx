import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Community Guidelines' });
    await expect(link).toHaveAttribute('href', '#guidelines');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const Variants: Story = {
  render: ({ href, children }) => (
    <div className="grid max-w-prose gap-4">
      <p>
        Before you meet, read the <TextLink href={href}>{children}</TextLink> and tell a friend
        where you are.
      </p>
      <p>
        <TextLink href={href} variant="quiet">
          {children}
        </TextLink>
      </p>
      <div className="flex gap-2">
        <TextLink href={href} variant="nav" aria-current="page">
          Home
        </TextLink>
        <TextLink href={href} variant="nav">
          Blog
        </TextLink>
      </div>
      <p>
        You can book a table at{' '}
        <TextLink href="https://hotel.example" external newTabLabel="(opens in a new tab)">
          Kigali Serena
        </TextLink>
        .
      </p>
    </div>
  ),
};

export const Quiet: Story = { args: { variant: 'quiet' } };

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
    newTabLabel: '(opens in a new tab)',
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

export const LongWords: Story = {
  args: { ...External.args, children: 'Umunyamabanganshingwabikorwawumurengewakimironko' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(TextLink, {
    props: { children: 'Guidelines' },
    rows: { variant: textLinkVariants },
    acts: 'a',
    conditions: {
      current: { 'aria-current': 'page' },
      external: { external: true, newTabLabel: '(opens in a new tab)' },
      'long words': { children: LONG_WORD },
    },
    cellClassName: () => 'wrap-anywhere',
  }),
};

export const TabToLink: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Community Guidelines' })).toHaveFocus();
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
