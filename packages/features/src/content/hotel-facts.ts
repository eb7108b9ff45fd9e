import type { HotelDetails } from '@iru/ui/hotel-modal';

import type { Hotel, HotelOption } from '../domain/hotels';

export interface HotelFacts extends HotelDetails {
  /** The name people use, for the map. */
  readonly shortName: string;
  /** Where the hotel is, for people who can't see the map. */
  readonly area: string;
}

/**
 * Public facts about the four hotels (MEET-2); we have no agreement with any of them. `docs/claims.md` lists the
 * sources; a number that only one source gives is left out.
 */
export const HOTEL_FACTS: Readonly<Record<Hotel, HotelFacts>> = {
  serena: {
    name: 'Kigali Serena Hotel',
    shortName: 'Serena',
    area: 'Kiyovu, on the quiet side of the centre, five minutes on foot from the shops',
    address: 'KN 3 Avenue, Kiyovu, Kigali',
    phone: '+250 788 184 500',
    notes:
      'A calm lobby with staff at every hour, and a terrace by the pool. Ten kilometres from the airport.',
    link: 'https://www.serenahotels.com/kigali',
  },
  marriott: {
    name: 'Kigali Marriott Hotel',
    shortName: 'Marriott',
    area: 'The city centre, on the same avenue as the Serena and a little further north-west',
    address: 'KN 3 Avenue, Nyarugenge, Kigali',
    phone: '+250 222 111 111',
    notes:
      'A large, bright lobby with seats in view of the reception, and places to eat on the ground floor.',
    link: 'https://www.marriott.com/en-us/hotels/kglmc-kigali-marriott-hotel/overview/',
  },
  radisson: {
    name: 'Radisson Blu Hotel & Convention Centre',
    shortName: 'Radisson Blu',
    area: 'Kimihurura, across the valley, beside the dome of the Convention Centre',
    address: 'KG 2 Roundabout, Kimihurura, Kigali',
    phone: '+250 252 252 252',
    notes:
      'Guards check cars and bags at the gate, so come ten minutes early. Half way between town and the airport.',
    link: 'https://www.radissonhotels.com/en-us/hotels/radisson-blu-convention-kigali',
  },
  mille: {
    name: 'Hôtel des Mille Collines',
    shortName: 'Mille Collines',
    area: 'The north of the city centre, on the slope above the valley',
    address: '2 KN 6 Avenue, Nyarugenge, Kigali',
    notes:
      'A garden and a pool bar with a wide view, open since 1973. In 1994 it sheltered more than a thousand people.',
    link: 'https://www.millecollines.rw',
  },
};

/** The name of each option in a list, including another hotel. */
export const HOTEL_NAMES: Record<HotelOption, string> = {
  serena: HOTEL_FACTS.serena.name,
  marriott: HOTEL_FACTS.marriott.name,
  radisson: HOTEL_FACTS.radisson.name,
  mille: HOTEL_FACTS.mille.name,
  other: 'Another hotel',
};
