// Proves COINS-1, COINS-6.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { authGateCopy } from '../../parts/auth-gate/copy';
import { statusTagCopy } from '../../parts/status-tag/copy';
import { formatMoment } from '../../content/format';
import { enterDemo } from '../../parts/account/testing/enter-demo';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { purchaseCopy } from '../../parts/purchase/copy';
import { pricingCopy } from './copy';
import { PricingPage } from './PricingPage';
import { longWallet, putStored, refuseWrites, usedWallet, withWallet } from './testing/wallets';

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
const bar = ({ canvas }: Context) =>
  within(canvas.getByRole('region', { name: pricingCopy.bar.label }));
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
    await expect(
      canvas.getByRole('heading', { level: 1, name: pricingCopy.heading }),
    ).toBeVisible();
    await step('shows five packages with their numbers and badges', async () => {
      const packages = within(canvas.getByRole('region', { name: 'Coin Packages' })).getAllByRole(
        'listitem',
      );
      await expect(packages.map((each) => each.textContent)).toEqual([
        'Basic100no bonus1,000 RWFBuy Basic',
        'PopularPopular550500 + 50 bonus5,000 RWFBuy Popular',
        'Premium1,1501,000 + 150 bonus10,000 RWFBuy Premium',
        "Best ValueLover's Pack3,0002,500 + 500 bonus25,000 RWFBuy Lover's Pack",
        'Ultimate6,5005,000 + 1,500 bonus50,000 RWFBuy Ultimate',
      ]);
    });
    await step('lists every price in a table', async () => {
      const rowsOf = (name: string) =>
        within(canvas.getByRole('table', { name }))
          .getAllByRole('row')
          .slice(1)
          .map((row) => row.textContent);
      await expect(rowsOf('Standard Features')).toEqual([
        'Super Like30 coins 300 RWF',
        'Profile Boost 24h50 coins 500 RWF',
        'Send Gift10-80 coins 100-800 RWF',
        'Unlock Private Photos40 coins 400 RWF',
        'AI Icebreaker15 coins 150 RWF',
        'Rewind Swipe10 coins 100 RWF',
        'Anonymous View50 coins 500 RWF',
        'Highlight Profile 7 days200 coins 2,000 RWF',
        'Join Private Room70 coins 700 RWF',
      ]);
      await expect(rowsOf('Premium Options')).toEqual([
        'Verified Badge one-time300 coins 3,000 RWF',
        'VIP Badge 30 days500 coins 5,000 RWF',
        'Blur/Unblur each40 coins 400 RWF',
        'Send Email each20 coins 200 RWF',
        'Send Message First each10 coins 100 RWF',
        'Video Message each40 coins 400 RWF',
        'Host Live Stream per session1,000 coins 10,000 RWF',
        'Attend Live Stream100 coins 1,000 RWF',
        'Boost 24h50 coins 500 RWF',
        'Unlock Private Photo/Video per file30 coins 300 RWF',
        'Virtual Gifts10-80 coins 100-800 RWF',
        'Private Live Chat per session70 coins 700 RWF',
      ]);
    });
    await step('marks what is only planned', async () => {
      const deals = within(canvas.getByRole('region', { name: pricingCopy.deals.heading }));
      await expect(deals.getAllByText(statusTagCopy.planned)).toHaveLength(2);
      for (const text of ['5-10 coins', '50 coins', '50 coins, suggested']) {
        await expect(deals.getByText(text)).toBeVisible();
      }
    });
    await step('starts with an empty wallet', async () => {
      await expect(bar(context).getByText('0 coins')).toBeVisible();
      await expect(
        canvas.getByRole('heading', { name: pricingCopy.transactions.empty.title }),
      ).toBeVisible();
    });
  },
};

export const UsedWallet: Story = {
  beforeEach: withWallet(usedWallet),
  play: async (context) => {
    await expect(bar(context).getByText('1,090 coins')).toBeVisible();
  },
};

export const LargeBalance: Story = {
  beforeEach: withWallet({ coinBalance: 9_876_543_210, transactions: [] }),
  play: async (context) => {
    await expect(bar(context).getByText('9,876,543,210 coins')).toBeVisible();
    await expect(context.canvas.getByText('Balance brought forward')).toBeVisible();
  },
};

export const StorageRefused: Story = {
  beforeEach: () => {
    withWallet(usedWallet)();
    return refuseWrites();
  },
  play: async (context) => {
    const { step } = context;
    await buy(context);
    await step('keeps the dialog open and says nothing was bought', async () => {
      const dialog = await opened();
      await expect(dialog.getByRole('alert')).toHaveTextContent(
        'Nothing was bought: your browser couldn’t save',
      );
      await expect(dialog.getByText('1,640 coins')).toBeVisible();
    });
  },
};

export const NewerVersion: Story = {
  beforeEach: () => putStored('{"version":2,"coins":{"gold":9}}'),
  play: async (context) => {
    await buy(context);
    await expect((await opened()).getByRole('alert')).toHaveTextContent(
      purchaseCopy.failures.newer,
    );
    await expect(stored()).toEqual({ version: 2, coins: { gold: 9 } });
    await expect(screen.queryByText(/^Coins added/)).toBeNull();
  },
};

export const TenThousand: Story = {
  beforeEach: withWallet(longWallet(10_000)),
  play: async (context) => {
    await expect(bar(context).getByText('10,000 coins')).toBeVisible();
    await expect(context.canvas.getByText('Showing 10 of 10,000')).toBeVisible();
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
    const dialog = await opened();
    const choice = dialog.getByRole('combobox', { name: 'Package' });
    await expect(choice).toHaveValue('basic');
    await userEvent.selectOptions(choice, 'ultimate');
    await userEvent.click(dialog.getByRole('button', { name: /^In-App/ }));
    await closed();
    await expect(bar(context).getByText('6,500 coins')).toBeVisible();
    await expect(canvas.getByText('Purchased via In-App for 50000 RWF')).toBeVisible();
  },
};

export const ChargesOnce: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Buy Coins' }));
    const card = (await opened()).getByRole('button', { name: /^Card/ });
    card.click();
    card.click();
    card.click();
    await closed();
    await expect(stored()).toMatchObject({ coinBalance: 550 });
    await expect(bar(context).getByText('550 coins')).toBeVisible();
  },
};

export const BalanceOpensTransactions: Story = {
  ...UsedWallet,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('moves from the balance to the transactions', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Balance/ }));
      await expect(
        canvas.getByRole('heading', { name: pricingCopy.transactions.heading }),
      ).toHaveFocus();
    });
  },
};

export const TwoTabs: Story = {
  tags: ['behaviour'],
  beforeEach: withWallet(usedWallet),
  play: async (context) => {
    const { canvas, step } = context;
    await step("shows the other tab's purchase immediately", async () => {
      const bought = {
        ts: Date.UTC(2026, 5, 5),
        delta: 100,
        note: 'Purchased via Card for 1000 RWF',
        id: 'other',
      };
      putStored(
        JSON.stringify({ coinBalance: 1190, transactions: [bought, ...usedWallet.transactions] }),
      );
      await expect(await bar(context).findByText('1,190 coins')).toBeVisible();
      await expect(canvas.getByText('Purchased via Card for 1000 RWF')).toBeVisible();
    });
    await step(
      "keeps both purchases when a tab writes without having received the other's",
      async () => {
        const raced = {
          ts: Date.UTC(2026, 5, 5),
          delta: 550,
          note: 'Purchased via In-App for 5000 RWF',
          id: 'raced',
        };
        putStored(
          JSON.stringify({ coinBalance: 1640, transactions: [raced, ...usedWallet.transactions] }),
        );
        await expect(await bar(context).findByText('1,740 coins')).toBeVisible();
        await expect(stored()).toMatchObject({ coinBalance: 1740 });
      },
    );
  },
};

export const ClaimsNothing: Story = {
  ...StorageRefused,
  tags: ['behaviour'],
  play: async (context) => {
    const { step } = context;
    await StorageRefused.play?.(context);
    await step('claims nothing', async () => {
      await expect(screen.queryByText(/^Coins added/)).toBeNull();
      await context.userEvent.keyboard('{Escape}');
      await closed();
      await expect(bar(context).getByText('1,090 coins')).toBeVisible();
      await expect(stored()).toEqual(usedWallet);
    });
  },
};

export const CorruptWallet: Story = {
  tags: ['behaviour'],
  beforeEach: () => putStored('{"coinBalance":-40,"transactions":"none"'),
  play: async (context) => {
    const { step } = context;
    await step('treats an unreadable wallet as empty', async () => {
      await expect(bar(context).getByText('0 coins')).toBeVisible();
    });
    await step('can be used, and keeps a backup of the old content', async () => {
      await buy(context);
      await closed();
      await expect(bar(context).getByText('550 coins')).toBeVisible();
      await expect(localStorage.getItem('iru_wallet_v1_backup')).toBe(
        '{"coinBalance":-40,"transactions":"none"',
      );
    });
  },
};

export const NegativeBalance: Story = {
  tags: ['behaviour'],
  beforeEach: withWallet({ coinBalance: -40, transactions: [] }),
  play: async (context) => {
    await expect(bar(context).getByText('0 coins')).toBeVisible();
  },
};

export const BuysIntoLongList: Story = {
  ...TenThousand,
  tags: ['behaviour'],
  play: async (context) => {
    await buy(context);
    await closed();
    await expect(bar(context).getByText('10,550 coins')).toBeVisible();
    await expect(context.canvas.getByText('Showing 10 of 10,001')).toBeVisible();
  },
};

export const Questions: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const [first, second] = pricingCopy.faq.list;
    if (!first || !second) throw new Error('The page needs two questions.');
    await expect(pricingCopy.faq.list).toHaveLength(5);
    await step('opens one answer at a time', async () => {
      await userEvent.click(canvas.getByRole('button', { name: first.question }));
      await waitFor(() => expect(canvas.getByText(first.answer)).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: second.question }));
      await waitFor(() => expect(canvas.getByText(second.answer)).toBeVisible());
      await expect(canvas.queryByText(first.answer)).toBeNull();
    });
    await step('closes the open one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: second.question }));
      await waitFor(() => expect(canvas.queryByText(second.answer)).toBeNull());
    });
  },
};

export const LogsInFromPrompt: Story = {
  ...LoggedOut,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await LoggedOut.play?.(context);
    await enterDemo(userEvent, 'Continue with the demo account');
    await expect(canvas.getByText('Super Like for Divine')).toBeVisible();
  },
};
