import type { PageCopy } from '../../parts/page/page-copy';

export const meetingGuideCopy = {
  title: 'Meeting Guide',
  description:
    'Plan a first meeting in Kigali: steps, checklist, four hotels, a summary to share and emergency numbers.',
  heading: 'Meet in person, safely',
  intro: 'Choose a public place, write down the plan and tell a friend.',
  picture: 'Two cups of coffee under a branch of red berries, hills and a low sun behind them',
  plan: 'Plan a meeting',
  book: 'Book a stay',
  steps: {
    heading: 'Five steps to a first meeting',
    list: [
      {
        name: 'See each other first',
        text: 'A short video call tells you more than a month of messages.',
      },
      {
        name: 'Choose the place',
        text: 'Public, busy, known to both: a hotel lobby, a café, a restaurant.',
      },
      {
        name: 'Choose the time',
        text: 'Daylight, with an end time. An hour is enough.',
      },
      {
        name: 'Agree the details',
        text: 'Who books, who pays, and how you’ll recognise each other.',
      },
      {
        name: 'Tell a friend',
        text: 'Who, where, until when, and a text on your way home.',
      },
    ],
  },
  benefits: {
    heading: 'Why a plan helps',
    list: [
      { name: 'Calmer nerves', text: 'Nothing left to negotiate at the door.' },
      {
        name: 'Shared expectations',
        text: 'You both know how long and how much. Nothing more is expected.',
      },
      {
        name: 'An easy goodbye',
        text: 'With an agreed end, leaving is polite and staying a compliment.',
      },
      {
        name: 'Someone who knows',
        text: 'A friend with your plan is the oldest safety feature.',
      },
    ],
  },
  safety: {
    heading: 'On the day',
    list: [
      'Come and go on your own: a moto, cab or car you pay for.',
      'Stay where there are people. Moving on is a new decision.',
      'Keep your drink, bag and phone with you.',
      'Share a first name. Your address and workplace can wait.',
      'Lend nothing, pay nothing in advance, sign nothing.',
      'If it feels wrong, leave. “I’m going now” is enough, and hotel staff can call a taxi.',
    ],
    full: 'Read the full guide',
  },
  call: {
    heading: 'Coming from another country?',
    text: 'Stay in your own room. One request covers dates, hotel and travel plans.',
    book: 'Prepare a booking request',
  },
} satisfies PageCopy & Record<string, unknown>;
