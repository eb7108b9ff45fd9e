// Proves USER-3.
import { KEYS } from '@iru/features/platform/keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { journey, type Visit } from '../testing/journey';
import { arrivesAt, openFromMenu, putOnDevice, storages } from '../testing/site-visit';

const meta = { title: 'Erase everything', id: 'journeys-erase-everything' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Texts typed or stored before erasing; none may be found afterwards. */
const WORD = 'Umunsi';

const device = {
  [KEYS.session]: true,
  [KEYS.likes]: [{ id: 's1', name: WORD, age: 24, city: 'Kigali', country: 'Rwanda', image: '' }],
  [KEYS.threads]: [{ id: 's1', name: WORD, last: 'Then Saturday at the lake?' }],
  [KEYS.messages]: { s1: ['Then Saturday at the lake?'] },
  [KEYS.wallet]: {
    coinBalance: 100,
    transactions: [{ ts: 1, delta: 100, note: 'Purchased via Card for 1000 RWF', id: 'w0' }],
  },
  [`${KEYS.likes}_backup`]: `{"broken":"${WORD}`,
};

const openUserPage = ({ canvas, userEvent }: Visit) =>
  userEvent.click(canvas.getByRole('link', { name: 'User Page' }));

export const NothingLeft: Story = {
  tags: ['journey'],
  ...journey({
    begins: '/contact',
    given: () => putOnDevice(device),
    steps: [
      [
        'Leave a form unfinished',
        async (visit) => {
          await visit.userEvent.type(await visit.canvas.findByLabelText('First name'), WORD);
          await expect(visit.canvas.getByLabelText('First name')).toHaveValue(WORD);
        },
      ],
      [
        'See likes, messages and coins on the User Page',
        async (visit) => {
          await openUserPage(visit);
          await arrivesAt(visit, 'Good to see you');
          await expect(visit.canvas.getByText('100 coins', { exact: true })).toBeVisible();
          await expect(visit.canvas.getByRole('heading', { level: 3, name: WORD })).toBeVisible();
        },
      ],
      [
        'See everything saved on this device',
        async (visit) => {
          await visit.userEvent.click(visit.canvas.getByText('See all of it'));
          await expect(
            visit.canvas.getByRole('region', { name: 'All data as text' }),
          ).toHaveTextContent(WORD);
        },
      ],
      [
        'Choose Erase my data: a confirmation appears',
        async (visit) => {
          await visit.userEvent.click(visit.canvas.getByRole('button', { name: 'Erase my data' }));
          const question = await screen.findByRole('alertdialog', {
            name: 'Erase everything on this device?',
          });
          await waitFor(() => expect(question).toBeVisible());
          await expect(storages().text).toContain(WORD);
        },
      ],
      [
        'Erase everything',
        async (visit) => {
          await visit.userEvent.click(
            within(screen.getByRole('alertdialog')).getByRole('button', {
              name: 'Erase everything',
            }),
          );
          await expect(
            await visit.canvas.findByText(/^Everything is erased from this device/),
          ).toBeVisible();
        },
      ],
      [
        'Check the storage: one mark and none of your data',
        async (visit) => {
          await expect(storages().local).toEqual([KEYS.erased]);
          await expect(storages().text).not.toContain(WORD);
          await expect(visit.canvasElement).not.toHaveTextContent(WORD);
          await expect(
            visit.canvas.getByRole('heading', { level: 1, name: 'Sign in to your page' }),
          ).toBeVisible();
        },
      ],
      [
        'Open the form again: it’s empty',
        async (visit) => {
          await openFromMenu(visit, 'Contact');
          await arrivesAt(visit, 'Contact');
          await expect(await visit.canvas.findByLabelText('First name')).toHaveValue('');
        },
      ],
      [
        'Open the coin store: the wallet is empty too',
        async (visit) => {
          await openFromMenu(visit, 'Pricing');
          await arrivesAt(visit, 'Coins and prices');
          await expect(
            within(visit.canvas.getByRole('region', { name: 'Your wallet' })).getByText('0 coins'),
          ).toBeVisible();
        },
      ],
    ],
  }),
};
