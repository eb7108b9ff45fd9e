// Proves BROWSE-1, BROWSE-2, CARD-1, LIKES-1, MSG-1.
import { KEYS } from '@iru/features/platform/keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { journey, type Visit } from '../testing/journey';
import { arrivesAt, kept, openFromMenu, clickIfPresent } from '../testing/site-visit';

const meta = { title: 'Like and message', id: 'journeys-like-and-message' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const TEXT = 'Muraho! Coffee by the lake?';

const shows = async ({ canvas }: Visit, shown: number, all: number) => {
  await expect(await canvas.findByText(`Showing ${shown} of ${all} profiles`)).toBeVisible();
};
const masks = ({ canvas }: Visit) => canvas.queryAllByRole('link', { name: /^Sign Up to View/ });

export const BrowseToMessage: Story = {
  tags: ['journey'],
  ...journey({
    begins: '/find-match',
    steps: [
      [
        'See twelve masked people',
        async (visit) => {
          await shows(visit, 12, 12);
          await expect(masks(visit)).toHaveLength(12);
        },
      ],
      [
        'Choose the mask of the first one',
        async (visit) => {
          const [first] = masks(visit);
          if (first) await visit.userEvent.click(first);
          await arrivesAt(visit, 'Ready to Find Your Match?');
        },
      ],
      [
        'Use the demo account, as an adult',
        async (visit) => {
          await visit.userEvent.click(
            visit.canvas.getByRole('button', { name: 'Use Demo (Access User Page)' }),
          );
          await visit.userEvent.click(
            visit.canvas.getByRole('button', { name: 'Yes, I’m 18 or older' }),
          );
          await arrivesAt(visit, 'Find Something Real');
          await expect(visit.canvas.getByRole('link', { name: 'User Page' })).toBeVisible();
          await expect(kept(KEYS.session)).toBe(true);
        },
      ],
      [
        'Browse again, without masks',
        async (visit) => {
          await openFromMenu(visit, 'Find Match');
          await arrivesAt(visit, 'Find Your Perfect Match');
          await expect(masks(visit)).toHaveLength(0);
        },
      ],
      [
        'Filter by Kenya',
        async (visit) => {
          await clickIfPresent(visit, /^Show filters/);
          await visit.userEvent.selectOptions(
            visit.canvas.getByRole('combobox', { name: 'Country' }),
            'Kenya',
          );
          await shows(visit, 2, 12);
          await clickIfPresent(visit, 'Show 2 profiles');
        },
      ],
      [
        'Like Brian: the like is saved on this device',
        async (visit) => {
          const like = visit.canvas.getByRole('button', { name: 'Like Brian' });
          await visit.userEvent.click(like);
          await expect(like).toHaveAttribute('aria-pressed', 'true');
          await expect(kept(KEYS.likes)).toMatchObject([{ name: 'Brian' }]);
        },
      ],
      [
        'Find him on the User Page, and open Messages',
        async (visit) => {
          await visit.userEvent.click(visit.canvas.getByRole('link', { name: 'User Page' }));
          await arrivesAt(visit, 'Good to see you');
          await expect(
            within(visit.canvas.getByRole('list', { name: 'People you like' })).getByText(/^Brian/),
          ).toBeVisible();
          await visit.userEvent.click(visit.canvas.getByRole('link', { name: 'Open Messages' }));
          await arrivesAt(visit, 'Your messages');
        },
      ],
      [
        'Open the new conversation',
        async (visit) => {
          const conversations = within(
            await visit.canvas.findByRole('navigation', { name: 'Conversations' }),
          );
          await visit.userEvent.click(await conversations.findByRole('button', { name: /^Brian/ }));
          await expect(kept(KEYS.threads)).toMatchObject([{ name: 'Brian', last: 'Say hi!' }]);
        },
      ],
      [
        'Write the first message',
        async (visit) => {
          await visit.userEvent.type(
            await visit.canvas.findByRole('textbox', { name: 'Message to Brian' }),
            TEXT,
          );
          await expect(Object.values(kept(KEYS.messageDrafts) as object)).toEqual([TEXT]);
        },
      ],
      [
        'Send it: it appears in the conversation and stays on this device',
        async (visit) => {
          await visit.userEvent.click(visit.canvas.getByRole('button', { name: 'Send' }));
          await expect(
            visit.canvas.getByRole('log', { name: 'Conversation with Brian' }),
          ).toHaveTextContent(TEXT);
          await expect(visit.canvas.getByRole('textbox', { name: 'Message to Brian' })).toHaveValue(
            '',
          );
          await expect(Object.values(kept(KEYS.messages) as object)).toMatchObject([
            [{ text: TEXT }],
          ]);
        },
      ],
      [
        'Find the conversation on the User Page',
        async (visit) => {
          await visit.userEvent.click(visit.canvas.getByRole('link', { name: 'User Page' }));
          await arrivesAt(visit, 'Good to see you');
          const messages = within(visit.canvas.getByRole('region', { name: 'Your messages' }));
          await waitFor(() => expect(messages.getByText(TEXT)).toBeVisible());
          await expect(screen.queryByRole('alert')).toBeNull();
        },
      ],
    ],
  }),
};
