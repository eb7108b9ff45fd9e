import { daysInMonth, type IsoDate, partsOf } from './age';
import { cleanIdentifier } from './identifier';
import { HOTEL_PRICES, type HotelOption } from './hotels';

/** The payment options (BOOK-1). */
export const PAYMENTS = ['arrival', 'hotel', 'prepay'] as const;
export type Payment = (typeof PAYMENTS)[number];

/** The places for a first meeting (BOOK-1). */
export const MEETING_PLACES = ['hotel', 'office', 'public'] as const;
export type MeetingPlace = (typeof MEETING_PLACES)[number];

/** The options for airport pickup (BOOK-1). */
export const PICKUPS = ['No', 'Yes'] as const;
export type Pickup = (typeof PICKUPS)[number];

/** The limits for days, guests and rooms (the minimum is from BOOK-1, the maximum a sanity limit). */
export const COUNTS = { fewest: 1, most: 999 } as const;

/** A booking request as shown, with its fields in the order of BOOK-1. */
export interface BookingRequest {
  readonly fullName: string;
  readonly idNumber: string;
  readonly contact: string;
  /** The day as YYYY-MM-DD, empty when none was given. */
  readonly departure: string;
  /** The day as YYYY-MM-DD, empty when none was given. */
  readonly arrival: string;
  readonly hotel: string;
  readonly days: number | '';
  readonly guests: number | '';
  readonly rooms: number | '';
  readonly budget: string;
  readonly transport: Pickup;
  readonly payment: string;
  readonly meetingPlace: string;
  readonly destinations: string;
}

/** Parses a typed number; undefined unless it's a whole number from 1 to 999. */
export function readCount(text: string): number | undefined {
  const typed = cleanIdentifier(text);
  const count = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return count >= COUNTS.fewest && count <= COUNTS.most ? count : undefined;
}

/** Returns the price of a stay in USD: price per night times days times rooms; undefined unless each is a whole number from 1 to 999. */
export function estimate(hotel: HotelOption | '', days: string, rooms: string): number | undefined {
  const [dayCount, roomCount] = [readCount(days), readCount(rooms)];
  if (hotel === '' || dayCount === undefined || roomCount === undefined) return undefined;
  return HOTEL_PRICES[hotel] * dayCount * roomCount;
}

export interface EstimateGap {
  readonly field: 'hotel' | 'days' | 'rooms';
  readonly reason: 'missing' | 'notACount';
}

/** Returns the first problem with an estimate, invalid numbers before missing answers; undefined if there is none. */
export function estimateGap(
  hotel: HotelOption | '',
  days: string,
  rooms: string,
): EstimateGap | undefined {
  const counts = [
    { field: 'days', text: days.trim() },
    { field: 'rooms', text: rooms.trim() },
  ] as const;
  const wrong = counts.find(({ text }) => text !== '' && readCount(text) === undefined);
  if (wrong) return { field: wrong.field, reason: 'notACount' };
  if (hotel === '') return { field: 'hotel', reason: 'missing' };
  const empty = counts.find(({ text }) => text === '');
  return empty && { field: empty.field, reason: 'missing' };
}

/** Whether a text is a real date as YYYY-MM-DD. */
export function isDay(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const { year, month, day } = partsOf(text);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export interface StayFault {
  readonly field: 'arrival' | 'departure';
  readonly reason: 'notADay' | 'past' | 'backwards' | 'tooLong';
}

/**
 * Returns the problems with the dates of a stay: a date that doesn't exist or is in the past, a departure before the arrival
 * or more than 999 days after it.
 */
export function stayFaults(
  stay: { arrival: string; departure: string },
  today: IsoDate,
): readonly StayFault[] {
  const { arrival, departure } = stay;
  const fault = (field: StayFault['field'], reason: StayFault['reason']): StayFault[] => [
    { field, reason },
  ];
  const ofArrival =
    arrival === ''
      ? []
      : !isDay(arrival)
        ? fault('arrival', 'notADay')
        : arrival < today
          ? fault('arrival', 'past')
          : [];
  if (departure === '') return ofArrival;
  if (!isDay(departure)) return [...ofArrival, ...fault('departure', 'notADay')];
  if (isDay(arrival) && departure < arrival)
    return [...ofArrival, ...fault('departure', 'backwards')];
  if (departure < today) return [...ofArrival, ...fault('departure', 'past')];
  return [
    ...ofArrival,
    ...((daysOfStay(arrival, departure) ?? 0) > COUNTS.most ? fault('departure', 'tooLong') : []),
  ];
}

const dayNumber = (date: IsoDate): number => {
  const { year, month, day } = partsOf(date);
  return Math.round(new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000);
};

/** Returns the days to pay for, at least 1; undefined if the dates are missing or reversed. */
export function daysOfStay(arrival: string, departure: string): number | undefined {
  if (!isDay(arrival) || !isDay(departure) || departure < arrival) return undefined;
  return Math.max(1, dayNumber(departure) - dayNumber(arrival));
}

/** Returns the days calculated from the dates: empty for over 999 days, undefined without a valid stay. */
export function daysToFill(arrival: string, departure: string): string | undefined {
  const days = daysOfStay(arrival, departure);
  return days === undefined ? undefined : days > COUNTS.most ? '' : String(days);
}

/** The number of visible characters of an ID number, and the minimum length to show any. */
const ID_IN_SIGHT = 2;
const MIN_SHOWN = 6;

/** Masks an ID number except for its last two characters; very short ones are masked completely. */
export function maskId(idNumber: string): string {
  const characters = Array.from(idNumber.trim());
  const shown = characters.length >= MIN_SHOWN ? characters.slice(-ID_IN_SIGHT) : [];
  return '•'.repeat(characters.length - shown.length) + shown.join('');
}

/** Returns the request as formatted JSON, with a masked ID number unless requested in full (BOOK-2). */
export function bookingJson(request: BookingRequest, wholeId: boolean): string {
  return JSON.stringify(
    wholeId ? request : { ...request, idNumber: maskId(request.idNumber) },
    null,
    2,
  );
}
