import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Breadcrumb } from './Breadcrumb';

const meta = {
  component: Breadcrumb,
  args: {
    label: 'Breadcrumb',
    items: [
      { href: '#/', label: 'Home' },
      { href: '#/success-stories', label: 'Success Stories' },
      { href: '#/share-story', label: 'Share Story' },
    ],
    renderLink: ({ children, ...link }) => <a {...link}>{children}</a>,
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('all but the last crumb are links', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Success Stories']);
    });
    await step('the last crumb is the page', async () => {
      await expect(canvas.getByText('Share Story')).toHaveAttribute('aria-current', 'page');
    });
    await step('Tab walks the links only', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Success Stories' })).toHaveFocus();
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
};

export const LongTrail: Story = {
  args: {
    items: [
      { href: '#/', label: 'Home' },
      ...['About Us', 'Community Guidelines', 'Success Stories', 'How It Works', 'Help Center', 'Share Story'].map(
        (label) => ({ href: `#${label}`, label }),
      ),
      { href: '#/testimony-form', label: 'Testimony Form' },
    ],
  },
};

export const Narrow: Story = { ...LongTrail, globals: { viewport: { value: 'phone320' } } };

export const LongWords: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: {
    items: [
      { href: '#/', label: 'Home' },
      { href: '#/a', label: 'Umunyamabanganshingwabikorwawumurengewakimironko' },
      { href: '#/b', label: 'Impindukazawentizishoborakubikwakuriikigikoreshowe' },
    ],
  },
};

export const Dark: Story = { ...LongTrail, globals: { theme: 'dark' } };
