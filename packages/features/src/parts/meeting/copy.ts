import { formatWeekday } from '../../content/format';
import type { HotelBudget, MeetingBudget } from '../../domain/hotels';
import { EMERGENCY } from '../../domain/emergency-numbers';
import type { CHECKLIST_POINTS } from './checklist-points';

/** The labels of the nightly hotel budgets, shared by the guide and the booking form (MEET-2). */
export const hotelBudgetLabels: Record<HotelBudget, string> = {
  under150: 'Under $150',
  '150-250': '$150-$250',
  '250-400': '$250-$400',
  over400: 'Above $400',
};

const meetingBudgetLabels: Record<MeetingBudget, string> = {
  '100-200': '$100-200',
  '200-400': '$200-400',
  '400-800': '$400-800',
  '800+': '$800+',
};

export const meetingToolsCopy = {
  checklist: {
    heading: 'Quick checklist',
    intro: 'Tick all five, then go and enjoy it.',
    items: {
      call: 'We’ve seen each other on a video call',
      place: 'The place is public and we both know it',
      friend: 'A friend knows who, where and until when',
      way: 'I have my own transport there and back',
      phone: `My phone is charged and has ${EMERGENCY.allServices} saved`,
    } satisfies Readonly<Record<(typeof CHECKLIST_POINTS)[number], string>>,
    count: (ticked: number, all: number) =>
      ticked === all ? 'All five done. Go well.' : `${ticked} of ${all} done`,
    print: 'Print/Save',
    reset: 'Reset',
    cleared: 'All boxes unticked.',
  },
  hotels: {
    heading: 'Four busy places to meet',
    intro:
      'Lit, staffed and full of people. You don’t need to stay the night. We have no agreement with these hotels and don’t check them.',
    map: 'Map of central Kigali',
    notToScale: 'Drawn by hand, north up, not to scale.',
    labels: {
      centre: 'City centre',
      airport: 'Airport',
    },
    marker: (number: number, name: string, within: boolean) =>
      `${number} ${name}: details${within ? '' : ', outside the budget'}`,
    price: (amount: string) => `about ${amount} a night`,
    visit: 'Book/View',
    visitOf: (name: string) => `at ${name} (opens in a new tab)`,
    details: 'Details',
    detailsOf: (name: string) => `of ${name}`,
    found: (count: number) =>
      count === 0
        ? 'None of the four is within this budget.'
        : count === 4
          ? 'All four are within the budget.'
          : `${count} of 4 within the budget.`,
    empty: 'No hotels at this price',
    emptyText: (other: string) =>
      `Other hotels start at about ${other}. Change the budget, or choose “Another hotel” and enter its name in the plan.`,
    emptyNone: 'None of these hotels costs this much. Change the budget.',
    clear: 'Show all four',
    filter: {
      night: 'Hotel budget per night',
      meeting: 'Meeting budget',
      any: 'Any',
      nights: hotelBudgetLabels,
      meetings: meetingBudgetLabels,
    },
    choice: {
      heading: 'Add one to your plan',
      where: 'Meet at',
      wheres: { hotel: 'Hotel lobby', cafe: 'Café', restaurant: 'Restaurant' },
      payment: 'Pay for the room',
      payments: { undecided: 'Undecided', arrival: 'Pay on arrival', card: 'Prepay by card' },
      hotel: 'Hotel',
      prompt: 'Choose a hotel',
      none: 'There’s no hotel at this price. Change the budget first.',
      promptNone: 'None within the budget',
      option: (name: string, price: string) => `${name}, ${price}`,
      missing: 'Choose a hotel first',
      submit: 'Use this place',
      taken: (place: string) => `Added to your plan: ${place}.`,
      takenOther: (venue: string) =>
        venue === ''
          ? 'Enter your hotel’s name as the venue.'
          : `The venue is still “${venue}”. Change it if that isn’t your hotel.`,
    },
    venue: {
      hotel: (name: string, address: string) => `${name}, ${address}`,
      cafe: (name: string, address: string) => `Café at ${name}, ${address}`,
      restaurant: (name: string, address: string) => `Restaurant at ${name}, ${address}`,
    },
    modal: {
      address: 'Address',
      phone: 'Phone',
      noPhone: 'See the hotel’s website',
      notes: 'Good to know',
      openPage: 'Open Page',
      newTab: '(opens in a new tab)',
      close: 'Close',
    },
  },
  summary: {
    heading: 'Plan a meeting',
    intro: 'Give a friend a copy. Nothing is saved: reloading or closing the tab clears it.',
    fields: {
      host: 'Your name',
      guest: 'Matched person’s name',
      place: 'Venue',
      date: 'Date',
      time: 'Time in Kigali',
    },
    sheet: {
      title: 'Meeting Summary',
      host: 'Host',
      guest: 'Guest',
      place: 'Place',
      time: 'Time',
      agreed: 'Agreed',
      safety: `In an emergency in Rwanda, call ${EMERGENCY.allServices} (all services).`,
    },
    agreed: (facts: readonly string[]) => facts.join(' · '),
    agreedBudget: (budget: string) => `Budget ${budget}`,
    day: formatWeekday,
    when: (day: string, time: string) =>
      [day, time ? `${time} in Kigali` : ''].filter(Boolean).join(', '),
    print: 'Print',
    download: 'Download as text',
    calendar: 'Add to calendar',
    downloaded: (file: string) => `Downloaded ${file}.`,
    missing: {
      date: 'Choose a date first',
      time: 'Choose a time first',
      past: 'This time has passed. Choose a later date or time.',
    },
    event: {
      title: (guest: string) => (guest ? `Meeting with ${guest}` : 'Meeting in person'),
      notes: (guest: string) =>
        [
          guest
            ? `First meeting with ${guest}. A friend knows where I am.`
            : 'A friend knows where I am.',
          `In an emergency in Rwanda, call ${EMERGENCY.allServices}.`,
        ].join('\n'),
    },
  },
  emergency: {
    heading: 'Local help and emergency',
    intro: 'If you can’t speak, call and leave the line open.',
    call: `Call ${EMERGENCY.allServices}`,
  },
};
