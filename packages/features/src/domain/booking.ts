import { daysInMonth, type IsoDate, partsOf } from './age';
import { HOTEL_PRICES, type HotelOption } from './hotels';

/** How a stay can be paid for (BOOK-1). */
export const PAYMENTS = ['arrival', 'hotel', 'prepay'] as const;
export type Payment = (typeof PAYMENTS)[number];

/** Where the first meeting can be (BOOK-1). */
export const MEETING_PLACES = ['hotel', 'office', 'public'] as const;
export type MeetingPlace = (typeof MEETING_PLACES)[number];

/** Whether somebody is fetched from the airport (BOOK-1). */
export const PICKUPS = ['No', 'Yes'] as const;
export type Pickup = (typeof PICKUPS)[number];

/** Fewest and most days, guests and rooms (BOOK-1; the most is a bound of sense). */
export const COUNTS = { fewest: 1, most: 999 } as const;

/** A booking request as it is shown, its fields in the order of BOOK-1. */
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

/** The number that was typed, undefined unless it is a whole one from 1 to 999. */
export function readCount(text: string): number | undefined {
  const count = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return count >= COUNTS.fewest && count <= COUNTS.most ? count : undefined;
}

/** The price of a stay in USD: a night times days times rooms, undefined while one of them is missing. */
export function estimate(hotel: HotelOption | '', days: string, rooms: string): number | undefined {
  const [dayCount, roomCount] = [readCount(days), readCount(rooms)];
  if (hotel === '' || dayCount === undefined || roomCount === undefined) return undefined;
  return HOTEL_PRICES[hotel] * dayCount * roomCount;
}

/** What keeps an estimate from being made. */
export interface EstimateGap {
  readonly field: 'hotel' | 'days' | 'rooms';
  readonly reason: 'missing' | 'notACount';
}

/** The first thing that an estimate lacks, a wrong number before a missing answer; undefined when it can be made. */
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

/** True for a day of the calendar written as YYYY-MM-DD. */
export function isDay(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const { year, month, day } = partsOf(text);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** What is wrong with a date of the stay. */
export interface StayFault {
  readonly field: 'arrival' | 'departure';
  readonly reason: 'notADay' | 'past' | 'backwards' | 'tooLong';
}

/**
 * What makes no sense in the dates of a stay: a day that does not exist or has passed, a departure before the arrival
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

/** The days that a stay is paid for, at least 1; undefined while its dates are missing or backwards. */
export function daysOfStay(arrival: string, departure: string): number | undefined {
  if (!isDay(arrival) || !isDay(departure) || departure < arrival) return undefined;
  return Math.max(1, dayNumber(departure) - dayNumber(arrival));
}

/** What the days are while they follow the dates: empty for a stay of over 999 days, undefined without a stay. */
export function daysToFill(arrival: string, departure: string): string | undefined {
  const days = daysOfStay(arrival, departure);
  return days === undefined ? undefined : days > COUNTS.most ? '' : String(days);
}

/** Characters of an ID number that stay in sight, and the shortest number that keeps any. */
const ID_IN_SIGHT = 2;
const SHORTEST_SHOWN = 6;

/** An ID number of which only the last two characters can be read, and nothing of a very short one. */
export function maskId(idNumber: string): string {
  const characters = Array.from(idNumber.trim());
  const shown = characters.length >= SHORTEST_SHOWN ? characters.slice(-ID_IN_SIGHT) : [];
  return '•'.repeat(characters.length - shown.length) + shown.join('');
}

/** The request as formatted JSON, its ID number masked unless asked for whole (BOOK-2). */
export function bookingJson(request: BookingRequest, wholeId: boolean): string {
  return JSON.stringify(
    wholeId ? request : { ...request, idNumber: maskId(request.idNumber) },
    null,
    2,
  );
}
