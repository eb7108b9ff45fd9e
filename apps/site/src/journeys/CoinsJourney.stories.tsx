// Proves COINS-2, COINS-3, COINS-4, SWIPE-1.
import { KEYS } from '@iru/features/platform/keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { journey, type Visit } from '../testing/journey';
import { arrivesAt, kept, openFromMenu, putOnDevice } from '../testing/site-visit';

const meta = { title: 'Coins', id: 'journeys-coins' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const wallet = ({ canvas }: Visit) => within(canvas.getByRole('region', { name: 'Your wallet' }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Buy coins' }));

export const BuyAndSpend: Story = {
  tags: ['journey'],
  ...journey({
    begins: '/pricing',
    given: () => putOnDevice({ [KEYS.session]: true }),
    steps: [
      [
        'Open an empty wallet',
        async (visit) => {
          await expect(
            await visit.canvas.findByRole('heading', { level: 1, name: 'Coins and prices' }),
          ).toBeVisible();
          await expect(wallet(visit).getByText('0 coins')).toBeVisible();
        },
      ],
      [
        'Calculate the price of 300 coins',
        async (visit) => {
          const calculator = within(visit.canvas.getByRole('group', { name: 'Coin calculator' }));
          for (const key of ['3', '0', '0']) {
            const [button] = calculator.getAllByRole('button', { name: key });
            if (button) await visit.userEvent.click(button);
          }
          await expect(visit.canvas.getByText(/cost 3,000 RWF/)).toBeVisible();
        },
      ],
      [
        'Choose the recommended package',
        async (visit) => {
          await visit.userEvent.click(visit.canvas.getByRole('button', { name: 'Choose Popular' }));
          const summary = (await dialog()).getByRole('group', {
            name: 'What you get and what it costs',
          });
          await expect(summary).toHaveTextContent('550 coins');
          await expect(kept(KEYS.wallet)).toBeNull();
        },
      ],
      [
        'Pay with Mobile Money, marked as a simulation',
        async (visit) => {
          const window = await dialog();
          await waitFor(() =>
            expect(window.getByText('Simulation: no money is taken')).toBeVisible(),
          );
          await visit.userEvent.click(window.getByRole('button', { name: /^Mobile Money/ }));
          await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        },
      ],
      [
        'See 550 coins and the purchase in the wallet',
        async (visit) => {
          await waitFor(() => expect(wallet(visit).getByText('550 coins')).toBeVisible());
          await expect(kept(KEYS.wallet)).toMatchObject({
            coinBalance: 550,
            transactions: [{ delta: 550, note: 'Purchased via Mobile Money for 5000 RWF' }],
          });
        },
      ],
      [
        'Open the deck from the User Page',
        async (visit) => {
          await visit.userEvent.click(visit.canvas.getByRole('link', { name: 'User Page' }));
          await arrivesAt(visit, 'Good to see you');
          await expect(visit.canvas.getByText('550 coins', { exact: true })).toBeVisible();
          await visit.userEvent.click(visit.canvas.getByRole('link', { name: 'Start swiping' }));
          await arrivesAt(visit, 'One person at a time');
        },
      ],
      [
        'Choose Super Like: the price is shown first',
        async (visit) => {
          const decision = within(visit.canvas.getByRole('group', { name: 'Your decision' }));
          await visit.userEvent.click(decision.getByRole('button', { name: /^Super Like/ }));
          const question = await screen.findByRole('alertdialog', {
            name: 'A Super Like for Divine',
          });
          await expect(question).toHaveAccessibleDescription(
            /^It costs 30 coins, and you have 550 coins\./,
          );
          await expect(kept(KEYS.wallet)).toMatchObject({ coinBalance: 550 });
        },
      ],
      [
        'Confirm: 30 coins are spent',
        async (visit) => {
          const question = within(screen.getByRole('alertdialog'));
          await visit.userEvent.click(
            question.getByRole('button', { name: 'Super Like for 30 coins' }),
          );
          await expect(
            await visit.canvas.findByText(/^You gave Divine a Super Like for 30 coins\./),
          ).toBeVisible();
          await expect(kept(KEYS.wallet)).toMatchObject({ coinBalance: 520 });
          await expect(kept(KEYS.likes)).toMatchObject([{ name: 'Divine', super: true }]);
        },
      ],
      [
        'See both transactions in the wallet',
        async (visit) => {
          await openFromMenu(visit, 'Pricing');
          await arrivesAt(visit, 'Coins and prices');
          await expect(wallet(visit).getByText('520 coins')).toBeVisible();
          const rows = within(
            visit.canvas.getByRole('list', { name: 'Transactions' }),
          ).getAllByRole('listitem');
          await expect(rows).toHaveLength(2);
          await expect(rows[0]).toHaveTextContent('Super Like for Divine');
          await expect(rows[1]).toHaveTextContent('Purchased via Mobile Money for 5000 RWF');
        },
      ],
    ],
  }),
};
