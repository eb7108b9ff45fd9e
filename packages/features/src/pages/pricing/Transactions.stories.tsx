import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { pricingCopy as copy } from '#words/pages/pricing/copy';
import { formatMoment } from '#words/content/format';
import { withRouter } from '../../testing/with-router';
import { longWallet, usedWallet } from './testing/wallets';
import { Transactions } from './Transactions';

const meta = {
  title: 'Pricing/Transactions',
  id: 'pages-pricing-transactions',
  component: Transactions,
  decorators: [withRouter('/pricing')],
  args: { transactions: usedWallet.transactions, onReceipt: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Transactions>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('list', { name: copy.transactions.list })).getAllByRole('listitem');
const at = (day: number, hour: number) => formatMoment(Date.UTC(2026, 5, day, hour, 12));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(rows(canvas).map((row) => row.textContent)).toEqual([
      `Super Like for Divine${at(4, 18)}−30 coins`,
      `Super Like for Thierry${at(3, 12)}−30 coins`,
      `Purchased via Mobile Money for 10000 RWF${at(2, 9)}+1,150 coinsReceipt for the purchase of ${at(2, 9)}`,
    ]);
  },
};

export const Empty: Story = {
  args: { transactions: [] },
  play: async ({ canvas }) => {
    const { title } = copy.transactions.empty;
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(hrefOf(canvas, copy.transactions.empty.action)).toBe('/pricing#packages');
  },
};

export const Waiting: Story = {
  args: { transactions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Loading your transactions/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: copy.transactions.empty.title })).toBeNull();
  },
};

export const LongList: Story = {
  args: { transactions: longWallet(60).transactions },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 10 of 60')).toBeVisible();
  },
};

export const CarriedForward: Story = {
  args: {
    transactions: [
      { ts: Date.UTC(2026, 5, 4), delta: 30, note: '', id: 'a' },
      { ts: 0, delta: 400, note: 'Balance brought forward', id: 'carried:400' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.transactions.noNote)).toBeVisible();
    await expect(canvas.getByText(copy.transactions.carried)).toBeVisible();
    await expect(canvas.queryByText(/1970/)).toBeNull();
  },
};

const long = 'Umunyamabanganshingwabikorwawumurengewakimironko'.repeat(6);

export const LongNote: Story = {
  args: {
    transactions: [
      { ts: 0, delta: -9_876_543_210, note: long, id: 'long' },
      ...usedWallet.transactions,
    ],
  },
};

export const ShowsAll: Story = {
  ...LongList,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 60' }));
    await expect(canvas.getByRole('region', { name: copy.transactions.heading })).toHaveFocus();
    await expect(canvas.getByText('Showing 60 of 60')).toBeVisible();
    await expect(rows(canvas)).toHaveLength(60);
    await expect(rows(canvas).at(-1)).toHaveTextContent(/^Coin 1(?=\d+ Jun)/);
  },
};

export const PrintsAll: Story = {
  ...LongList,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    // The list listens once its effects have run.
    await waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return expect(canvas.getAllByRole('listitem')).toHaveLength(60);
    });
  },
};
