import type { HotelDetails } from '@iru/ui/hotel-modal';

import { hotelCopy } from '#words/content/hotel-copy';
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
    address: 'KN 3 Avenue, Kiyovu, Kigali',
    phone: '+250 788 184 500',
    link: 'https://www.serenahotels.com/kigali',
    ...hotelCopy.serena,
  },
  marriott: {
    name: 'Kigali Marriott Hotel',
    shortName: 'Marriott',
    address: 'KN 3 Avenue, Nyarugenge, Kigali',
    phone: '+250 222 111 111',
    link: 'https://www.marriott.com/en-us/hotels/kglmc-kigali-marriott-hotel/overview/',
    ...hotelCopy.marriott,
  },
  radisson: {
    name: 'Radisson Blu Hotel & Convention Centre',
    shortName: 'Radisson Blu',
    address: 'KG 2 Roundabout, Kimihurura, Kigali',
    phone: '+250 252 252 252',
    link: 'https://www.radissonhotels.com/en-us/hotels/radisson-blu-convention-kigali',
    ...hotelCopy.radisson,
  },
  mille: {
    name: 'Hôtel des Mille Collines',
    shortName: 'Mille Collines',
    address: '2 KN 6 Avenue, Nyarugenge, Kigali',
    link: 'https://www.millecollines.rw',
    ...hotelCopy.mille,
  },
};

/** The name of each option in a list, including another hotel. */
export const HOTEL_NAMES: Record<HotelOption, string> = {
  serena: HOTEL_FACTS.serena.name,
  marriott: HOTEL_FACTS.marriott.name,
  radisson: HOTEL_FACTS.radisson.name,
  mille: HOTEL_FACTS.mille.name,
  other: hotelCopy.other,
};
