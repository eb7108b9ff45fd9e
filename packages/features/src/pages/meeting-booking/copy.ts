import { brand } from '../../content/brand';
import { formatThings } from '../../content/format';
import { COUNTS, type MeetingPlace, type Payment, type Pickup } from '../../domain/booking';
import type { PageCopy } from '../../parts/page/page-copy';

const payments: Record<Payment, string> = {
  arrival: 'Pay local fare on arrival',
  hotel: 'Pay hotel directly',
  prepay: 'Prepay online',
};

const places: Record<MeetingPlace, string> = {
  hotel: 'Selected Hotel',
  office: `Office of ${brand.company.name}`,
  public: 'Other public venue',
};

const pickups: Record<Pickup, string> = { No: 'No', Yes: 'Yes' };

const inDays = formatThings('day', 'days');
const inRooms = formatThings('room', 'rooms');

const longestStay = `The longest stay is ${COUNTS.most} days`;

const count = (field: string) => `${field}: a whole number from ${COUNTS.fewest} to ${COUNTS.most}`;

export const meetingBookingCopy = {
  title: 'Meeting Booking',
  description: 'Dates, hotel, first meeting place and travel plans for Rwanda, in one request.',
  heading: 'Book your meeting',
  intro:
    'Coming to Kigali? Fill in what you know. You’ll see a price, and a request to send yourself.',
  guide: 'First time? Read the meeting guide',
  plan: {
    heading: 'Your plan from the meeting guide',
    guest: (name: string) => `Meeting with ${name}`,
    filled: 'Now choose the dates of your stay.',
    change: 'Change plan',
  },
  form: {
    label: 'Booking request',
    errorHeading: 'Please check these answers',
    sections: {
      basic: 'Basic Information',
      stay: 'Hotel and Meeting Preferences',
      travel: 'Travel Interests',
    },
    fields: {
      fullName: 'Full name',
      idNumber: 'Passport or ID number',
      contact: 'Phone or email',
      arrival: 'Arrival in Kigali',
      departure: 'Departure from Kigali',
      hotel: 'Hotel',
      days: 'Days',
      guests: 'Guests',
      rooms: 'Rooms',
      budget: 'Budget per night',
      transport: 'Airport pickup',
      payment: 'Payment',
      meetingPlace: 'First meeting place',
      destinations: 'Places you’d like to see',
    },
    hints: {
      idNumber: 'Not saved. It’s cleared when you leave this page.',
      destinations: 'For example: Lake Kivu, then the gorillas.',
      days: (days: number) => `Your dates cover ${inDays(days)}.`,
      tooManyDays: (days: number) => `Your dates cover ${inDays(days)}. ${longestStay}.`,
    },
    prompts: {
      hotel: 'Choose a hotel',
      budget: 'Choose a budget',
      payment: 'Choose how to pay',
      meetingPlace: 'Choose a place',
    },
    hotel: (name: string, price: string) => `${name}, ${price} a night`,
    payments,
    places,
    pickups,
    errors: {
      count,
      notADay: {
        arrival: 'Enter the full arrival date',
        departure: 'Enter the full departure date',
      },
      past: {
        arrival: 'Arrival can’t be in the past',
        departure: 'Departure can’t be in the past',
      },
      backwards: 'Departure can’t be before arrival',
      tooLong: `${longestStay}: choose an earlier departure`,
    },
    submit: 'Submit Booking Request',
    note: 'Nothing is sent. You’ll see the request and can copy it.',
  },
  estimate: {
    heading: 'Estimated price',
    sum: (price: string, days: number, rooms: number) =>
      `${price} × ${inDays(days)} × ${inRooms(rooms)}`,
    missing: {
      hotel: 'Choose a hotel to see the price.',
      days: 'Enter the days to see the price.',
      rooms: 'Enter the rooms to see the price.',
    },
    notACount: { days: `${count('Days')}.`, rooms: `${count('Rooms')}.` },
    aboveBudget: (hotel: string, price: string, budget: string) =>
      `${hotel} at ${price} a night is outside your budget of ${budget}.`,
    note: 'In US dollars. The hotel sets the final price.',
  },
  result: {
    title: 'Your booking request',
    description: 'Simulated: nothing was sent or saved. Copy it to send it to a hotel yourself.',
    json: 'Request as JSON',
    reveal: 'Show full number',
    copy: 'Copy',
    copied: 'Copied.',
    refused: 'Your browser blocked copying. Select the text above.',
    close: 'Close',
  },
  side: {
    picture: 'Evening light over Lake Kivu and its hills',
    product: {
      heading: `${brand.name}, before you travel`,
      text: `${brand.name} is for adults who want something serious. No one is verified yet: have a video call first, and book your own room in your own name.`,
    },
    rwanda: {
      heading: 'Rwanda in brief',
      facts: [
        { name: 'Time', text: 'UTC+2, all year' },
        { name: 'Money', text: 'Rwandan francs. Cards in hotels, mobile money elsewhere' },
        { name: 'Languages', text: 'Kinyarwanda, English, French, Swahili' },
        {
          name: 'Roads',
          text: 'Quiet on the month’s last Saturday morning, for umuganda (community work)',
        },
        { name: 'Bags', text: 'Plastic bags aren’t allowed in' },
      ],
    },
    places: {
      heading: 'Where to go together',
      intro: 'Official websites, each in a new tab.',
      newTab: '(opens in a new tab)',
    },
  },
} satisfies PageCopy & Record<string, unknown>;
