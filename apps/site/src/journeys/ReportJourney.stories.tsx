// Proves PEOPLE-1.
import { KEYS } from '@iru/features/platform/keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { journey, type Visit } from '../testing/journey';
import { arrivesAt, kept, openFromMenu, putOnDevice } from '../testing/site-visit';

const meta = { title: 'Report and hide', id: 'journeys-report-and-hide' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = async ({ canvas }: Visit, count: number) => {
  await expect(await canvas.findByText(`Showing ${count} of ${count} profiles`)).toBeVisible();
};
const openMenuOf = ({ canvas, userEvent }: Visit, name: string) =>
  userEvent.click(canvas.getByRole('button', { name: `More about ${name}` }));

export const OutOfSight: Story = {
  tags: ['journey'],
  ...journey({
    begins: '/find-match',
    given: () => putOnDevice({ [KEYS.session]: true }),
    steps: [
      [
        'Open the menu on Kevin’s card',
        async (visit) => {
          await shows(visit, 12);
          await openMenuOf(visit, 'Kevin');
          await waitFor(() =>
            expect(visit.canvas.getByRole('list', { name: 'Options for Kevin' })).toBeVisible(),
          );
        },
      ],
      [
        'Report him and read what happens to a report',
        async (visit) => {
          await visit.userEvent.click(visit.canvas.getByRole('button', { name: 'Report' }));
          const dialog = within(await screen.findByRole('dialog', { name: 'Report Kevin' }));
          await waitFor(() => expect(dialog.getByText(/^Your report isn’t sent/)).toBeVisible());
        },
      ],
      [
        'Give a reason and save the report',
        async (visit) => {
          const dialog = within(screen.getByRole('dialog'));
          await visit.userEvent.click(
            dialog.getByRole('radio', { name: 'They ask for money or personal details' }),
          );
          await visit.userEvent.click(dialog.getByRole('button', { name: 'Save report and hide' }));
          await shows(visit, 11);
          await expect(kept(KEYS.hidden)).toMatchObject([
            { name: 'Kevin', kind: 'reported', reason: 'money' },
          ]);
        },
      ],
      [
        'Hide Ineza too',
        async (visit) => {
          await openMenuOf(visit, 'Ineza');
          await visit.userEvent.click(visit.canvas.getByRole('button', { name: 'Hide' }));
          await shows(visit, 10);
          await expect(kept(KEYS.hidden)).toMatchObject([
            { name: 'Ineza', kind: 'hidden' },
            { name: 'Kevin' },
          ]);
        },
      ],
      [
        'Open the settings from the User Page',
        async (visit) => {
          await visit.userEvent.click(visit.canvas.getByRole('link', { name: 'User Page' }));
          await arrivesAt(visit, 'Good to see you');
          await visit.userEvent.click(
            within(visit.canvas.getByRole('main')).getByRole('link', { name: 'Settings' }),
          );
          await arrivesAt(visit, 'Settings');
        },
      ],
      [
        'See both among the hidden people',
        async (visit) => {
          const hidden = within(
            await visit.canvas.findByRole('list', { name: 'People you’ve hidden' }),
          );
          await expect(hidden.getAllByRole('listitem')).toHaveLength(2);
          await expect(
            hidden.getByText('Your reason: they ask for money or personal details'),
          ).toBeVisible();
        },
      ],
      [
        'Show Ineza again',
        async (visit) => {
          await visit.userEvent.click(
            visit.canvas.getByRole('button', { name: 'Show again: Ineza' }),
          );
          await expect(visit.canvas.getByText('You can see Ineza again.')).toBeVisible();
          await expect(kept(KEYS.hidden)).toMatchObject([{ name: 'Kevin' }]);
        },
      ],
      [
        'Browse again: Ineza is there, Kevin is not',
        async (visit) => {
          await openFromMenu(visit, 'Find Match');
          await arrivesAt(visit, 'Find Your Perfect Match');
          await shows(visit, 11);
          await expect(visit.canvas.getByRole('article', { name: /^Ineza/ })).toBeVisible();
          await waitFor(() =>
            expect(visit.canvas.queryByRole('article', { name: /^Kevin/ })).toBeNull(),
          );
        },
      ],
    ],
  }),
};
