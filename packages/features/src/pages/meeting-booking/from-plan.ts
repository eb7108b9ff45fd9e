import type { MeetingPlace } from '../../domain/booking';
import { fold } from '../../domain/fold';
import { HOTELS, type HotelOption } from '../../domain/hotels';
import { cleanName } from '../../domain/name';
import { HOTEL_FACTS } from '../../content/hotel-facts';
import type { PlanDraft } from '../../parts/meeting/meeting-plan';

/** The booking fields a meeting plan can fill in. '' means unknown. */
export interface FromPlan {
  readonly fullName: string;
  readonly hotel: HotelOption | '';
  readonly meetingPlace: MeetingPlace | '';
}

/** Returns the booking fields from a plan: the name, and the hotel if the venue contains its name. */
export function fromPlan({ host, place }: Pick<PlanDraft, 'host' | 'place'>): FromPlan {
  const venue = fold(cleanName(place, 400));
  const hotel = HOTELS.find((each) => venue.includes(fold(HOTEL_FACTS[each].name))) ?? '';
  return {
    fullName: cleanName(host),
    hotel,
    meetingPlace: hotel === '' ? (venue === '' ? '' : 'public') : 'hotel',
  };
}
