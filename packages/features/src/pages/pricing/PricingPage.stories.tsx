// Proves COINS-1, COINS-6.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { authGateCopy } from '../../parts/auth-gate/copy';
import { statusTagCopy } from '../../parts/status-tag/copy';
import { formatMoment } from '../../content/format';
import { withRouter } from '../../testing/with-router';
import { refuseWrites } from '../../testing/with-storage';
import { withToaster } from '../../testing/with-toaster';
import { purchaseCopy } from '../../parts/purchase/copy';
import { pricingCopy as copy } from './copy';
import { PricingPage } from './PricingPage';
import { putStored, usedWallet, withWallet } from './testing/wallets';

const meta = {
  title: 'Pricing/Page',
  id: 'pages-pricing-page',
  component: PricingPage,
  decorators: [withRouter('/pricing'), withToaster],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PricingPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const stored = (): unknown =>
  JSON.parse(localStorage.getItem('iru_wallet_v1') ?? 'null') as unknown;
const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: purchaseCopy.title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const bar = ({ canvas }: Context) => within(canvas.getByRole('region', { name: copy.bar.label }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const buy = async (context: Context, method = 'Mobile Money') => {
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Buy Coins' }));
  await context.userEvent.click(
    (await opened()).getByRole('button', { name: new RegExp(`^${method}`) }),
  );
};

export const Ready: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await expect(canvas.getByRole('heading', { level: 1, name: copy.heading })).toBeVisible();
    await step('shows five packages with their numbers and badges', async () => {
      const packages = within(canvas.getByRole('region', { name: 'Coin Packages' })).getAllByRole(
        'listitem',
      );
      await expect(packages).toHaveLength(5);
      await expect(packages[0]).toHaveTextContent('Basic100no bonus1,000 RWFBuy Basic');
      await expect(packages[1]).toHaveTextContent(
        'PopularPopular550500 + 50 bonus5,000 RWFBuy Popular',
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
    await expect(bar(context).getByText('0 coins')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: copy.transactions.empty.title }),
    ).toBeVisible();
  },
};

export const UsedWallet: Story = {
  beforeEach: withWallet(usedWallet),
};

export const StorageRefused: Story = {
  beforeEach: () => {
    withWallet(usedWallet)();
    return refuseWrites();
  },
  play: async (context) => {
    await buy(context);
    const dialog = await opened();
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Nothing was bought: your browser couldn’t save',
    );
    await expect(screen.queryByText(/^Coins added/)).toBeNull();
    await expect(stored()).toEqual(usedWallet);
  },
};

export const LoggedOut: Story = {
  beforeEach: () => {
    withWallet(usedWallet)();
    putStored('false', 'iru_session');
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await expect(
      await canvas.findByRole('heading', { name: authGateCopy.sections.transactions.heading }),
    ).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/Divine|Thierry|1,090/);
  },
};

export const Buys: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await step('opens the Popular package from Buy Coins', async () => {
      await context.userEvent.click(canvas.getByRole('button', { name: 'Buy Coins' }));
      await expect((await opened()).getByRole('combobox', { name: 'Package' })).toHaveValue(
        'popular',
      );
    });
    await step(
      'adds the coins, closes the dialog and shows the new balance in a toast',
      async () => {
        await context.userEvent.click((await opened()).getByRole('button', { name: /^Card/ }));
        await closed();
        const told = await screen.findByText('Coins added');
        await waitFor(() => expect(told).toBeVisible());
        await expect(screen.getByText('550 coins. You now have 550 coins.')).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Buy Coins' })).toHaveFocus();
      },
    );
    await step('shows the same balance in the bar, the list and storage', async () => {
      await expect(bar(context).getByText('550 coins')).toBeVisible();
      await expect(canvas.getByText('Purchased via Card for 5000 RWF')).toBeVisible();
      await expect(canvas.getByText(formatMoment(Date.UTC(2026, 5, 5, 7, 30)))).toBeVisible();
      await expect(stored()).toMatchObject({
        coinBalance: 550,
        transactions: [{ delta: 550, note: 'Purchased via Card for 5000 RWF' }],
      });
    });
    await step('has a receipt', async () => {
      await context.userEvent.click(canvas.getByRole('button', { name: /^Receipt/ }));
      const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
      await waitFor(() => expect(receipt).toBeVisible());
      await expect(within(receipt).getByText('Popular')).toBeVisible();
    });
  },
};

export const OtherPackage: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Basic' }));
    const choice = (await opened()).getByRole('combobox', { name: 'Package' });
    await expect(choice).toHaveValue('basic');
    await userEvent.selectOptions(choice, 'ultimate');
    await userEvent.click((await opened()).getByRole('button', { name: /^In-App/ }));
    await closed();
    await expect(bar(context).getByText('6,500 coins')).toBeVisible();
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
