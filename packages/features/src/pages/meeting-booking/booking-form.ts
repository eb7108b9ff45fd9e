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
import { formCopy } from '#words/parts/form/copy';
import { hotelBudgetLabels } from '#words/parts/meeting/copy';
import { HOTEL_NAMES } from '../../content/hotel-facts';
import { meetingBookingCopy } from '#words/pages/meeting-booking/copy';

const { fields, errors, payments, places } = meetingBookingCopy.form;

const optionalText = (max: number) =>
  v.pipe(
    v.fallback(v.string(), ''),
    v.trim(),
    v.maxLength(max, () => formCopy.tooLong(max)),
  );
const optionalChoice = <Choice extends string>(choices: readonly Choice[]) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => readChoice(choices, value)),
  );
const line = optionalText(LIMITS.bookingLine);

/** The empty form, in page order (BOOK-1). */
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

/** None of the fields is required (BOOK-1). */
const answersSchema = v.object({
  fullName: line,
  idNumber: line,
  contact: line,
  departure: line,
  arrival: line,
  hotel: optionalChoice(HOTEL_OPTIONS),
  days: line,
  guests: line,
  rooms: line,
  budget: optionalChoice(HOTEL_BUDGET_IDS),
  transport: v.fallback(v.picklist(PICKUPS), 'No'),
  payment: optionalChoice(PAYMENTS),
  meetingPlace: optionalChoice(MEETING_PLACES),
  destinations: optionalText(LIMITS.bookingText),
});

type BookingAnswers = v.InferOutput<typeof answersSchema>;

const COUNT_FIELDS = ['days', 'guests', 'rooms'] as const;

function findErrors(
  answers: BookingAnswers,
  invalid: ReadonlySet<string>,
  today: IsoDate,
): RefusedField<keyof BookingAnswers>[] {
  const unparsed = (['arrival', 'departure'] as const)
    .filter((name) => invalid.has(name))
    .map((name) => ({ name, reason: errors.notADay[name] }));
  const stayErrors = stayFaults(answers, today)
    .filter(({ field }) => !invalid.has(field))
    .map(({ field, reason }) => ({
      name: field,
      reason:
        reason === 'backwards' || reason === 'tooLong' ? errors[reason] : errors[reason][field],
    }));
  const countErrors = COUNT_FIELDS.filter(
    (name) => answers[name] !== '' && readCount(answers[name]) === undefined,
  ).map((name) => ({ name, reason: errors.count(fields[name]) }));
  return [...unparsed, ...stayErrors, ...countErrors];
}

/**
 * Returns the form’s schema. It rejects impossible dates and counts below 1 or above 999. `invalid` names the dates
 * that the browser can’t parse.
 */
export const bookingSchema = (invalid: ReadonlySet<string>, today: IsoDate) =>
  v.pipe(
    answersSchema,
    checkFields((answers: BookingAnswers) => findErrors(answers, invalid, today)),
  );

const formatLabel = <Choice extends string>(
  labels: Readonly<Record<Choice, string>>,
  choice: Choice | '',
): string => (choice === '' ? '' : labels[choice]);

/** Returns the request, with the labels of the chosen options. */
export const toRequest = (answers: BookingAnswers): BookingRequest => ({
  fullName: answers.fullName,
  idNumber: answers.idNumber,
  contact: answers.contact,
  departure: answers.departure,
  arrival: answers.arrival,
  hotel: formatLabel(HOTEL_NAMES, answers.hotel),
  days: readCount(answers.days) ?? '',
  guests: readCount(answers.guests) ?? '',
  rooms: readCount(answers.rooms) ?? '',
  budget: formatLabel(hotelBudgetLabels, answers.budget),
  transport: answers.transport,
  payment: formatLabel<Payment>(payments, answers.payment),
  meetingPlace: formatLabel<MeetingPlace>(places, answers.meetingPlace),
  destinations: answers.destinations,
});
