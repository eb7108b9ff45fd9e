import { expect, screen, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { tabsTo } from '../../testing/keyboard-plays';
import { Button } from '../button/Button';
import { HotelModal, type HotelModalProps } from './HotelModal';

/** A hotel with all that may be known of it. */
export const hotel = {
  hotel: {
    name: 'Kigali Serena Hotel',
    address: 'KN 3 Avenue, Kigali',
    phone: '+250 788 184 500',
    notes:
      'A calm lobby with staff at every hour. Taxis wait at the gate, and the terrace is open to visitors.',
    link: 'https://www.serenahotels.com/kigali',
  },
  labels: {
    address: 'Address',
    phone: 'Phone',
    noPhone: 'Ask on the hotel’s own page',
    notes: 'Good to know',
    openPage: 'Open Page',
    opensElsewhere: '(opens in a new tab)',
    close: 'Close',
  },
} satisfies HotelModalProps;

const open = async ({ canvas, userEvent }: KeyContext) => {
  const opener = canvas.getByRole('button', { name: 'Details' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  return opener;
};

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** How HotelModal is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a hotel where two people may meet, over the map or the list that it was chosen from.',
    'Where the visitor looks something up and goes back to where they were.',
  ],
  whenNotToUse: [
    'For anything but a hotel: take Dialog.',
    'For a question that needs an answer: take Alert dialog.',
    'For one line about a place: write it in the list.',
  ],
  dos: [
    {
      show: () => <HotelModal {...hotel} trigger={<Button variant="secondary">Details</Button>} />,
      why: 'The button opens details and says so; inside stand the address, the number and what is good to know.',
    },
  ],
  donts: [
    {
      show: () => (
        <HotelModal
          {...hotel}
          hotel={{ ...hotel.hotel, phone: '', notes: 'Best hotel in town!' }}
          trigger={<Button variant="secondary">Book now</Button>}
        />
      ),
      why: 'Nothing can be booked here; an empty number leaves a link to nowhere, and praise helps nobody to meet.',
    },
  ],
  anatomy: [
    'The name of the hotel, as the title',
    'The cross',
    'Address',
    'Phone, as a link that calls, or the sentence that no number is known',
    'Good to know',
    'The link to the hotel’s own page, at the foot',
  ],
  content: [
    'Give a telephone number only where public sources give one; leave it out otherwise.',
    'The notes are a sentence or two that help to meet: who is there, where taxis wait.',
    'What opens a new tab says so to those who hear it.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the button that opens it.', verify: tabsTo('button', 'Details') },
    {
      keys: 'Enter or Space',
      does: 'On that button: opens it, with the focus on the cross.',
      verify: async (context) => {
        await open(context);
        await context.userEvent.keyboard('{Escape}');
        await closed();
        await context.userEvent.keyboard(' ');
        await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
        await context.userEvent.keyboard('{Escape}');
        await closed();
      },
    },
    {
      keys: 'Tab',
      does: 'While it is open: goes to the number, the hotel’s own page and back to the cross; it never leaves.',
      verify: async (context) => {
        await open(context);
        for (const name of [/788/, /^Open Page/]) {
          await context.userEvent.tab();
          await expect(screen.getByRole('link', { name })).toHaveFocus();
        }
        await context.userEvent.tab();
        await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
        await context.userEvent.keyboard('{Escape}');
        await closed();
      },
    },
    {
      keys: 'Escape',
      does: 'Closes it and gives the focus back to what opened it.',
      verify: async (context) => {
        const opener = await open(context);
        await context.userEvent.keyboard('{Escape}');
        await closed();
        await waitFor(() => expect(opener).toHaveFocus());
      },
    },
  ],
  screenReader:
    '“Kigali Serena Hotel, dialog”; then each heading with what belongs to it. The page behind is not read while it is open.',
  related: ['Dialog', 'Alert dialog', 'Map pin', 'Button'],
};
