import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { hrefOf } from '../testing/href-of';
import { brand } from '../content/brand';
import { withRouterOnly } from '../testing/with-router';
import { Footer } from './Footer';

const meta = {
  title: 'Footer',
  id: 'parts-shell-footer',
  component: Footer,
  decorators: [withRouterOnly('/')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('nine pages are linked', async () => {
      const pages = [
        ['Services', '/services'],
        ['Contact', '/contact'],
        ['About Us', '/about-us'],
        ['How It Works', '/how-it-works'],
        ['Success Stories', '/success-stories'],
        ['Help Center', '/help-center'],
        ['Privacy Policy', '/privacy-policy'],
        ['Terms & Policies', '/legal'],
        ['Community Guidelines', '/community-guidelines'],
      ] as const;
      for (const [name, href] of pages) {
        await expect(hrefOf(canvas, name)).toBe(href);
      }
    });
    await step('social links open in a new tab, without an opener', async () => {
      for (const name of ['X', 'Instagram', 'LinkedIn']) {
        const link = canvas.getByRole('link', { name: `${name} (opens in a new tab)` });
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(link.getAttribute('href')).toMatch(/^https:\/\//);
      }
    });
    await step('contact details are shown', async () => {
      await expect(hrefOf(canvas, brand.email)).toBe('mailto:hello@iru.example');
      await expect(hrefOf(canvas, '+250 700 000 000')).toBe('tel:+250700000000');
      await expect(canvas.getByText(/Kiyovu, Kigali/)).toBeVisible();
    });
  },
};
