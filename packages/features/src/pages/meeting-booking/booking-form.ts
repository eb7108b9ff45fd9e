import * as v from 'valibot';

import type { IsoDate } from '../../domain/age';
import {
  type BookingRequest,
  type MeetingPlace,
  MEETING_PLACES,
  type Payment,
  PAYMENTS,
  PICKUPS,
  readCount,
  stayFaults,
} from '../../domain/booking';
import { HOTEL_BUDGET_IDS, HOTEL_OPTIONS, readChoice } from '../../domain/hotels';
import { LIMITS } from '../../domain/limits';
import { checkFields, type RefusedField } from '../../parts/form/check-fields';
import { formCopy } from '../../parts/form/copy';
import { hotelBudgetWords } from '../../parts/meeting/copy';
import { HOTEL_NAMES } from '../../content/hotel-facts';
import { meetingBookingCopy } from './copy';

const { fields, faultOf, payments, places } = meetingBookingCopy.form;

const getTextContent = (most: number) =>
  v.pipe(v.fallback(v.string(), ''), v.trim(), v.maxLength(most, formCopy.tooLong(most)));
const choiceOf = <Choice extends string>(choices: readonly Choice[]) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => readChoice(choices, value)),
  );
const line = getTextContent(LIMITS.bookingLine);

/** A form that nobody has filled in, in the order of the page (BOOK-1). */
export const EMPTY_BOOKING = {
  fullName: '',
  idNumber: '',
  contact: '',
  arrival: '',
  departure: '',
  hotel: '',
  budget: '',
  days: '1',
  guests: '1',
  rooms: '1',
  payment: '',
  meetingPlace: '',
  transport: 'No',
  destinations: '',
};

/** The fields of the form as they arrive; nothing in it has to be filled in (BOOK-1). */
const answersSchema = v.object({
  fullName: line,
  idNumber: line,
  contact: line,
  departure: line,
  arrival: line,
  hotel: choiceOf(HOTEL_OPTIONS),
  days: line,
  guests: line,
  rooms: line,
  budget: choiceOf(HOTEL_BUDGET_IDS),
  transport: v.fallback(v.picklist(PICKUPS), 'No'),
  payment: choiceOf(PAYMENTS),
  meetingPlace: choiceOf(MEETING_PLACES),
  destinations: getTextContent(LIMITS.bookingText),
});

type BookingAnswers = v.InferOutput<typeof answersSchema>;

const COUNT_FIELDS = ['days', 'guests', 'rooms'] as const;

function refusedIn(
  answers: BookingAnswers,
  unread: ReadonlySet<string>,
  today: IsoDate,
): RefusedField<keyof BookingAnswers>[] {
  const broken = (['arrival', 'departure'] as const)
    .filter((name) => unread.has(name))
    .map((name) => ({ name, reason: faultOf.notADay[name] }));
  const ofStay = stayFaults(answers, today)
    .filter(({ field }) => !unread.has(field))
    .map(({ field, reason }) => ({
      name: field,
      reason:
        reason === 'backwards' || reason === 'tooLong' ? faultOf[reason] : faultOf[reason][field],
    }));
  const ofCounts = COUNT_FIELDS.filter(
    (name) => unread.has(name) || (answers[name] !== '' && readCount(answers[name]) === undefined),
  ).map((name) => ({ name, reason: faultOf.count(fields[name]) }));
  return [...broken, ...ofStay, ...ofCounts];
}

/**
 * The answers of a form, which refuse what cannot be right: dates that make no sense, and counts below 1 or above 999.
 * `unread` names the fields that hold something the browser cannot read as their kind.
 */
export const bookingSchema = (unread: ReadonlySet<string>, today: IsoDate) =>
  v.pipe(
    answersSchema,
    checkFields((answers: BookingAnswers) => refusedIn(answers, unread, today)),
  );

const wordsOf = <Choice extends string>(
  words: Readonly<Record<Choice, string>>,
  choice: Choice | '',
): string => (choice === '' ? '' : words[choice]);

/** The request in the words that the visitor chose among. */
export const toRequest = (answers: BookingAnswers): BookingRequest => ({
  fullName: answers.fullName,
  idNumber: answers.idNumber,
  contact: answers.contact,
  departure: answers.departure,
  arrival: answers.arrival,
  hotel: wordsOf(HOTEL_NAMES, answers.hotel),
  days: readCount(answers.days) ?? '',
  guests: readCount(answers.guests) ?? '',
  rooms: readCount(answers.rooms) ?? '',
  budget: wordsOf(hotelBudgetWords, answers.budget),
  transport: answers.transport,
  payment: wordsOf<Payment>(payments, answers.payment),
  meetingPlace: wordsOf<MeetingPlace>(places, answers.meetingPlace),
  destinations: answers.destinations,
});
