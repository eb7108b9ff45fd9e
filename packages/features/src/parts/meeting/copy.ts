import { formatWeekday } from '../../content/format';
import type { HotelBudget, MeetingBudget } from '../../domain/hotels';
import { EMERGENCY } from '../../domain/policy';

/** The words of a budget for a night, shared by the guide and the booking form (MEET-2). */
export const hotelBudgetWords: Record<HotelBudget, string> = {
  under150: 'Under $150',
  '150-250': '$150-$250',
  '250-400': '$250-$400',
  over400: 'Above $400',
};

const meetingBudgetWords: Record<MeetingBudget, string> = {
  '100-200': '$100-200',
  '200-400': '$200-400',
  '400-800': '$400-800',
  '800+': '$800+',
};

export const meetingToolsCopy = {
  checklist: {
    heading: 'Quick checklist',
    intro: 'Five boxes. When the last one is ticked, go and enjoy it.',
    items: [
      { value: 'call', label: 'We have seen each other on a video call' },
      { value: 'place', label: 'The place is public, and we both know it' },
      { value: 'friend', label: 'A friend knows who, where and until when' },
      { value: 'way', label: 'I come and leave by my own transport' },
      { value: 'phone', label: `My phone is charged, and ${EMERGENCY.allServices} is in it` },
    ],
    count: (ticked: number, all: number) =>
      ticked === all ? 'All five done. Go well.' : `${ticked} of ${all} done`,
    print: 'Print/Save',
    reset: 'Reset',
    cleared: 'All boxes are unticked.',
  },
  hotels: {
    heading: 'Four busy places to meet',
    intro:
      'Hotels make good first meetings: lit, staffed and full of people. You need not stay the night. We have no agreement with any of these four, and nobody checks them on the day for you.',
    map: 'Map of central Kigali',
    notToScale: 'Drawn by hand, north is up, not to scale.',
    places: {
      centre: 'City centre',
      kiyovu: 'Kiyovu',
      kacyiru: 'Kacyiru',
      kimihurura: 'Kimihurura',
      airport: 'Airport',
    },
    roads: { west: 'KN 3 Ave', valley: 'KN 5 Rd' },
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
    empty: 'Nothing here at this price',
    emptyText: (other: string) =>
      `Prices of other hotels begin at about ${other}. Widen the budget, or choose “Another hotel” and write its name in the plan.`,
    emptyNone: 'No hotel that we know costs this much. Widen the budget to see the four.',
    clear: 'Show all four',
    filter: {
      night: 'Hotel budget, a night',
      meeting: 'Budget for the meeting',
      any: 'Any',
      nights: hotelBudgetWords,
      meetings: meetingBudgetWords,
    },
    choice: {
      heading: 'Take one into your plan',
      where: 'Meet at',
      wheres: { hotel: 'Hotel lobby', cafe: 'Café', restaurant: 'Restaurant' },
      payment: 'Pay for the room',
      payments: { undecided: 'Undecided', arrival: 'Pay on arrival', card: 'Prepay by card' },
      hotel: 'Hotel',
      prompt: 'Choose a hotel',
      none: 'There is no hotel to choose at this price. Widen the budget first.',
      promptNone: 'None within the budget',
      option: (name: string, price: string) => `${name}, ${price}`,
      missing: 'Choose a hotel first',
      submit: 'Use this place',
      taken: (place: string) => `${place} is in your plan.`,
      takenOther: (venue: string) =>
        venue === ''
          ? 'Write the name of your hotel as the venue.'
          : `The venue stays “${venue}”. Change it if that is not your hotel.`,
    },
    venue: {
      hotel: (name: string, address: string) => `${name}, ${address}`,
      cafe: (name: string, address: string) => `Café of ${name}, ${address}`,
      restaurant: (name: string, address: string) => `Restaurant of ${name}, ${address}`,
    },
    modal: {
      address: 'Address',
      phone: 'Phone',
      noPhone: 'Ask on the hotel’s own page',
      notes: 'Good to know',
      openPage: 'Open Page',
      opensElsewhere: '(opens in a new tab)',
      close: 'Close',
    },
  },
  summary: {
    heading: 'Plan a meeting',
    intro:
      'Fill in what you know and give a copy to a friend. It is kept while this tab stays open, stored nowhere, and gone after a reload.',
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
    downloaded: (file: string) => `${file} is in your downloads.`,
    missing: {
      date: 'Choose the day first',
      time: 'Choose the hour first',
      past: 'This moment has passed. Choose a later day or hour.',
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
    intro: 'Free from any phone in Rwanda. If you cannot speak, call and leave the line open.',
    call: `Call ${EMERGENCY.allServices}`,
    numbers: [
      { number: EMERGENCY.allServices, name: 'All services' },
      { number: EMERGENCY.ambulance, name: 'Ambulance' },
      { number: EMERGENCY.traffic, name: 'Traffic accidents' },
    ],
    inPrint: `Emergency ${EMERGENCY.allServices} · Ambulance ${EMERGENCY.ambulance} · Traffic accidents ${EMERGENCY.traffic}`,
  },
};
