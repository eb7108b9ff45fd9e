import { expect, screen, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { tabsTo } from '../../testing/keyboard-plays';
import { Button } from '../button/Button';
import { HotelModal, type HotelModalProps } from './HotelModal';

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
    newTab: '(opens in a new tab)',
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

export const handbook: Handbook = {
  whenToUse: [
    'For details of a hotel where two people could meet, on top of the map or list it was chosen from.',
    'When people look something up and return to where they were.',
  ],
  whenNotToUse: [
    'For anything other than a hotel, use Dialog.',
    'For a question that needs an answer, use Alert dialog.',
    'For one line about a place, write it in the list.',
  ],
  dos: [
    {
      show: () => <HotelModal {...hotel} trigger={<Button variant="secondary">Details</Button>} />,
      why: 'The button says that it opens details, and the dialog shows the address, the phone number and what’s good to know.',
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
      why: 'Nothing can be booked here, an empty number is a broken link, and praise doesn’t help people meet.',
    },
  ],
  anatomy: [
    'Hotel name, as the title',
    'Close button',
    'Address',
    'Phone number as a link, or a sentence that there’s none',
    'Good to know',
    'Link to the hotel’s own page, in the footer',
  ],
  content: [
    'Give a phone number only if public sources list it. Otherwise leave it out.',
    'Write a sentence or two that help people meet: who’s there, where taxis wait.',
    'Tell screen readers about links that open a new tab.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves focus to the button that opens the dialog.',
      verify: tabsTo('button', 'Details'),
    },
    {
      keys: 'Enter or Space',
      does: 'On that button: opens the dialog, with focus on the close button.',
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
      does: 'While open: cycles through the phone number, the hotel’s own page and the close button. Focus stays in the dialog.',
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
      does: 'Closes the dialog and returns focus to the element that opened it.',
      verify: async (context) => {
        const opener = await open(context);
        await context.userEvent.keyboard('{Escape}');
        await closed();
        await waitFor(() => expect(opener).toHaveFocus());
      },
    },
  ],
  screenReader:
    '“Kigali Serena Hotel, dialog”, then each heading with its content. The page behind can’t be reached while the dialog is open.',
  related: ['Dialog', 'Alert dialog', 'Map pin', 'Button'],
};
