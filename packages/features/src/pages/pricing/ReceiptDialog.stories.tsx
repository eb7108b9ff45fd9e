import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';

import { receiptCopy } from '#words/pages/pricing/receipt-copy';
import { formatMoment } from '#words/content/format';
import { captureFiles } from '../../parts/meeting/testing/downloads';
import { ReceiptDialog } from './ReceiptDialog';

const meta = {
  title: 'Pricing/Receipt dialog',
  id: 'pages-pricing-receipt-dialog',
  component: ReceiptDialog,
  args: {
    receipt: {
      number: 'C2BC15E2',
      ts: Date.UTC(2026, 5, 5, 7, 30),
      coins: 550,
      method: 'Mobile Money',
      priceRwf: 5000,
      packageName: 'Popular',
    },
    onClose: fn(),
  },
  parameters: { docs: { story: { height: '640px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof ReceiptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Receipt' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};

export const Default: Story = {
  play: async () => {
    const dialog = await opened();
    const values = [...dialog.querySelectorAll('dl > div')].map((row) => row.textContent);
    await expect(values).toEqual([
      'Receipt numberC2BC15E2',
      `Date${formatMoment(Date.UTC(2026, 5, 5, 7, 30))}`,
      'PackagePopular',
      'Coins added550 coins',
      'Paid withMobile Money',
      'Price5,000 RWF',
    ]);
    await expect(within(dialog).getByText(/Simulated purchase: no money was taken/)).toBeVisible();
  },
};

export const UnknownPackage: Story = {
  args: {
    receipt: {
      number: '0000AAAA',
      ts: 0,
      coins: 300,
      method: 'Card',
      priceRwf: 3000,
      packageName: undefined,
    },
  },
  play: async () => {
    const dialog = await opened();
    await expect(within(dialog).queryByText('Package')).toBeNull();
    await expect(within(dialog).getByText('300 coins')).toBeVisible();
  },
};

export const DownloadsAndPrints: Story = {
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const files = captureFiles();
    const dialog = within(await opened());
    await userEvent.click(dialog.getByRole('button', { name: receiptCopy.download }));
    const { text } = await files.last();
    files.restore();
    await expect(text).toContain('Price            5,000 RWF\n');
    await expect(text).toContain('Simulated purchase: no money was taken.');
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  },
};
