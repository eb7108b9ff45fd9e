import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
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
      const mail = canvas.getByRole('link', { name: brand.email });
      await expect(mail).toHaveAttribute('href', 'mailto:hello@iru.example');
      const phone = canvas.getByRole('link', { name: '+250 700 000 000' });
      await expect(phone).toHaveAttribute('href', 'tel:+250700000000');
      await expect(canvas.getByText(/Kiyovu, Kigali/)).toBeVisible();
    });
    await step('the company and the developer are named', async () => {
      const line = '© 2026 Iru Connections Ltd. Designed and built by Isoko Digital Studio.';
      await expect(canvas.getByText(line)).toBeVisible();
    });
  },
};
