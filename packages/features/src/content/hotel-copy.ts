import type { Hotel } from '../domain/hotels';

interface HotelWords {
  /** Where the hotel is, for people who can't see the map. */
  readonly area: string;
  readonly notes: string;
}

export const hotelCopy = {
  serena: {
    area: 'Kiyovu, on the quiet side of the centre, five minutes on foot from the shops',
    notes:
      'A calm lobby with staff at every hour, and a terrace by the pool. Ten kilometres from the airport.',
  },
  marriott: {
    area: 'The city centre, on the same avenue as the Serena and a little further north-west',
    notes:
      'A large, bright lobby with seats in view of the reception, and places to eat on the ground floor.',
  },
  radisson: {
    area: 'Kimihurura, across the valley, beside the dome of the Convention Centre',
    notes:
      'Guards check cars and bags at the gate, so come ten minutes early. Half way between town and the airport.',
  },
  mille: {
    area: 'The north of the city centre, on the slope above the valley',
    notes:
      'A garden and a pool bar with a wide view, open since 1973. In 1994 it sheltered more than a thousand people.',
  },
  /** The option of another hotel in a list. */
  other: 'Another hotel',
} satisfies Readonly<Record<Hotel, HotelWords>> & { readonly other: string };
