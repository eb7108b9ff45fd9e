// Proves COINS-1, COINS-6.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { statusTagCopy } from '#words/parts/status-tag/copy';
import { withRouter } from '../../testing/with-router';
import { refuseWrites, withStorage } from '../../testing/with-storage';
import { withToaster } from '../../testing/with-toaster';
import { purchaseCopy } from '#words/parts/purchase/copy';
import { pricingCopy as copy } from '#words/pages/pricing/copy';
import { PricingPage } from './PricingPage';
import { usedWallet } from './testing/wallets';

const meta = {
  title: 'Pricing/Page',
  id: 'pages-pricing-page',
  component: PricingPage,
  decorators: [withRouter('/pricing'), withToaster],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PricingPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: purchaseCopy.title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const bar = (canvas: Canvas) => within(canvas.getByRole('region', { name: copy.bar.label }));
const packageIn = (dialog: Canvas) => dialog.getByRole('combobox', { name: 'Package' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('shows five packages with their numbers and badges', async () => {
      const section = within(canvas.getByRole('region', { name: 'Coin Packages' }));
      const packages = section.getAllByRole('listitem');
      await expect(packages).toHaveLength(5);
      await expect(packages[0]).toHaveTextContent(
        'Basic100no bonus1,000 RWF10 RWF a coinBuy Basic',
      );
      await expect(packages[1]).toHaveTextContent(
        'PopularPopular550500 + 50 bonus5,000 RWF9.09 RWF a coinBuy Popular',
      );
    });
    await step('lists every price in a table', async () => {
      const rowsOf = (name: string) =>
        within(canvas.getByRole('table', { name }))
          .getAllByRole('row')
          .slice(1)
          .map((row) => row.textContent);
      await expect(rowsOf('Standard Features')).toHaveLength(9);
      await expect(rowsOf('Standard Features')[2]).toBe('Send Gift10-80 coins 100-800 RWF');
      await expect(rowsOf('Premium Options')).toHaveLength(12);
      await expect(rowsOf('Premium Options')[0]).toBe('Verified Badge one-time300 coins 3,000 RWF');
    });
    await step('marks what is only planned', async () => {
      const deals = within(canvas.getByRole('region', { name: copy.deals.heading }));
      await expect(deals.getAllByText(statusTagCopy.planned)).toHaveLength(2);
      for (const text of ['5-10 coins', '50 coins', '50 coins, suggested']) {
        await expect(deals.getByText(text)).toBeVisible();
      }
    });
    await expect(bar(canvas).getByText('0 coins')).toBeVisible();
  },
};

export const UsedWallet: Story = {
  beforeEach: withStorage({ iru_wallet_v1: usedWallet }),
};

export const StorageRefused: Story = {
  beforeEach: () => {
    withStorage({ iru_wallet_v1: usedWallet })();
    return refuseWrites();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Coins' }));
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: /^Mobile Money/ }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Nothing was bought: your browser couldn’t save',
    );
    await expect(screen.queryByText(/^Coins added/)).toBeNull();
  },
};

export const LoggedOut: Story = {
  beforeEach: withStorage({ iru_wallet_v1: usedWallet, iru_session: false }),
};

export const Buys: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('opens the Popular package from Buy Coins', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Buy Coins' }));
      await expect(packageIn(await opened())).toHaveValue('popular');
    });
    await step('adds the coins, closes the dialog and says the new balance', async () => {
      await userEvent.click((await opened()).getByRole('button', { name: /^Card/ }));
      await closed();
      const told = await screen.findByText('Coins added');
      await waitFor(() => expect(told).toBeVisible());
      await expect(screen.getByText('550 coins. You now have 550 coins.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Buy Coins' })).toHaveFocus();
    });
    await step('shows the same balance in the bar and the list', async () => {
      await expect(bar(canvas).getByText('550 coins')).toBeVisible();
      await expect(canvas.getByText('Purchased via Card for 5000 RWF')).toBeVisible();
    });
    await step('has a receipt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Receipt/ }));
      const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
      await waitFor(() => expect(receipt).toBeVisible());
      await expect(within(receipt).getByText('Popular')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await closed();
    });
    await step('opens another package from its card, and changes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Buy Basic' }));
      const dialog = await opened();
      await expect(packageIn(dialog)).toHaveValue('basic');
      await userEvent.selectOptions(packageIn(dialog), 'ultimate');
      await userEvent.click(dialog.getByRole('button', { name: /^In-App/ }));
      await closed();
      await expect(bar(canvas).getByText('7,050 coins')).toBeVisible();
    });
  },
};

export const BalanceOpensTransactions: Story = {
  ...UsedWallet,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Balance/ }));
    await expect(canvas.getByRole('heading', { name: copy.transactions.heading })).toHaveFocus();
  },
};
