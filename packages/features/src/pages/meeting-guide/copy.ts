import type { PageCopy } from '../../parts/page/page-copy';

export const meetingGuideCopy = {
  title: 'Meeting Guide',
  description:
    'Plan a first meeting in Kigali: steps, a checklist, four hotels on a map, a summary to share and the emergency numbers.',
  heading: 'Meet in person, safely',
  intro:
    'A first meeting should be exciting for the right reasons. Choose a public place, write down the plan, tell a friend: ten minutes here, and you are ready.',
  picture: 'Two cups of coffee under a branch of red berries, hills and a low sun behind them',
  plan: 'Plan a meeting',
  book: 'Book a stay',
  steps: {
    heading: 'Five steps to the table',
    list: [
      {
        name: 'See each other first',
        text: 'A short video call tells you more than a month of messages.',
      },
      {
        name: 'Choose the place',
        text: 'Public, busy, known to both. A hotel lobby, a café, a restaurant at noon.',
      },
      {
        name: 'Choose the hour',
        text: 'Daylight, with an end. An hour is enough for a first time.',
      },
      {
        name: 'Agree on the small things',
        text: 'Who books, who pays, how you will recognise each other.',
      },
      {
        name: 'Tell a friend',
        text: 'Who, where and until when, and a message once you are on your way home.',
      },
    ],
  },
  benefits: {
    heading: 'Why a plan is kind',
    list: [
      { name: 'Calmer nerves', text: 'What is settled need not be negotiated at the door.' },
      {
        name: 'The same picture',
        text: 'Both of you know how long, how much, and what comes after. Nothing is expected.',
      },
      {
        name: 'An easy goodbye',
        text: 'With an end agreed on, leaving is polite, and staying is a compliment.',
      },
      {
        name: 'Somebody who knows',
        text: 'A friend with your plan in hand is the oldest safety feature there is.',
      },
    ],
  },
  safety: {
    heading: 'On the day',
    intro: 'Six habits. None of them is rude.',
    list: [
      'Come and go on your own: a moto, a cab or a car that you pay for.',
      'Stay where there are people. A second place is a second decision.',
      'Keep your drink, your bag and your phone with you.',
      'Share a first name and a laugh; your address and your workplace can wait.',
      'Lend nothing, pay nothing in advance, sign nothing.',
      'If it feels wrong, leave. “I am going now” is a whole sentence, and hotel staff will help you to a taxi.',
    ],
    full: 'Read the whole guide',
  },
  call: {
    heading: 'Coming from another country?',
    text: 'Arrive rested, in a room of your own. Put dates, hotel and travel wishes into one request.',
    book: 'Prepare a booking request',
  },
} satisfies PageCopy & Record<string, unknown>;
