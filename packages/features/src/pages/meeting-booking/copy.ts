import { brand } from '../../content/brand';
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

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

const longestStay = `A stay lasts at most ${COUNTS.most} days`;

const count = (field: string) => `${field}: a whole number from ${COUNTS.fewest} to ${COUNTS.most}`;

export const meetingBookingCopy = {
  title: 'Meeting Booking',
  description:
    'Put dates, hotel, first meeting place and travel wishes for a visit to Rwanda into one request.',
  heading: 'Book your meeting',
  intro:
    'Coming to Kigali to meet someone? Say when, where and how you would like to stay. You see the price at once, and the request as a text that is yours to send.',
  guide: 'First time? Read the meeting guide',
  plan: {
    heading: 'Your plan from the meeting guide',
    guest: (name: string) => `Meeting with ${name}`,
    filled: 'What it says is filled in below. The dates of your stay are yours to choose.',
    change: 'Change the plan',
  },
  form: {
    label: 'Booking request',
    faults: 'Please check these answers',
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
      budget: 'Budget a night',
      transport: 'Airport pickup',
      payment: 'Payment',
      meetingPlace: 'First meeting place',
      destinations: 'Places you would like to see',
    },
    hints: {
      idNumber: 'Kept nowhere. It is gone when you leave this page.',
      destinations: 'For example: two days at Lake Kivu, then the gorillas.',
      days: (days: number) => `Your dates make ${counted(days, 'day')}.`,
      tooManyDays: (days: number) => `Your dates make ${counted(days, 'day')}. ${longestStay}.`,
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
    faultOf: {
      count,
      notADay: {
        arrival: 'The arrival is not a complete date',
        departure: 'The departure is not a complete date',
      },
      past: {
        arrival: 'The arrival lies in the past',
        departure: 'The departure lies in the past',
      },
      backwards: 'The departure is before the arrival',
      tooLong: `${longestStay}: choose an earlier departure`,
    },
    submit: 'Submit Booking Request',
    note: 'Nothing is sent anywhere: you see the request and can copy it.',
  },
  estimate: {
    heading: 'Estimated price',
    nothing: '—',
    sum: (price: string, days: number, rooms: number) =>
      `${price} × ${counted(days, 'day')} × ${counted(rooms, 'room')}`,
    missing: {
      hotel: 'Choose a hotel to see it.',
      days: 'Say for how many days to see it.',
      rooms: 'Say how many rooms to see it.',
    },
    notACount: { days: `${count('Days')}.`, rooms: `${count('Rooms')}.` },
    aboveBudget: (hotel: string, price: string, budget: string) =>
      `${hotel} at ${price} a night is outside your budget of ${budget}.`,
    note: 'A guide price in US dollars. The hotel’s own price on the day decides.',
  },
  result: {
    title: 'Your booking request',
    description:
      'Simulated: nothing was sent and nothing is stored. Copy it to send it to a hotel yourself.',
    json: 'Request as JSON',
    reveal: 'Show the whole number',
    copy: 'Copy',
    copied: 'Copied.',
    refused: 'Copying was refused. Select the text above instead.',
    close: 'Close',
  },
  side: {
    picture: 'Evening light over Lake Kivu and its hills',
    product: {
      heading: `${brand.name}, before the flight`,
      text: `${brand.name} is made for adults who look for something serious, private by default. Before you travel: see each other on a video call, and book your own room in your own name. Nobody is verified in this version.`,
    },
    rwanda: {
      heading: 'Rwanda in a few lines',
      facts: [
        { name: 'Time', text: 'Two hours ahead of universal time, all year' },
        { name: 'Money', text: 'Rwandan franc; cards in hotels, mobile money nearly everywhere' },
        { name: 'Languages', text: 'Kinyarwanda, English, French, Swahili' },
        {
          name: 'Roads',
          text: 'Quiet on the last Saturday morning of the month: it is umuganda, community work',
        },
        { name: 'Bags', text: 'Plastic bags stay at home; they are not allowed in' },
      ],
    },
    places: {
      heading: 'Where to go together',
      intro: 'Official pages, each in a new tab.',
      newTab: '(opens in a new tab)',
    },
  },
} satisfies PageCopy & Record<string, unknown>;
