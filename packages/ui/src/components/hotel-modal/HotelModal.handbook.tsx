import type { Handbook } from '../../testing/handbook';
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
  labels: { noPhone: 'Ask on the hotel’s own page', openPage: 'Open Page' },
} satisfies HotelModalProps;

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
  keys: [],
  noKeys: 'It’s a Dialog, with its keys.',
  screenReader:
    '“Kigali Serena Hotel, dialog”, then each heading with its content. The page behind can’t be reached while the dialog is open.',
  related: ['Dialog', 'Alert dialog', 'Map pin', 'Button'],
};
