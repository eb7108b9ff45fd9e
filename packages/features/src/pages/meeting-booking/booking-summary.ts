import { formatDate } from '#words/content/format';
import { type BookingRequest, isDay, maskId } from '../../domain/booking';
import { meetingBookingCopy } from '#words/pages/meeting-booking/copy';

const { fields, pickups } = meetingBookingCopy.form;

const formatDay = (day: string): string => (isDay(day) ? formatDate(day) : day);

/** Returns each answered field of a request with its label, in the page's language; the ID number as in the JSON. */
export const bookingSummary = (
  request: BookingRequest,
  wholeId: boolean,
): readonly (readonly [label: string, value: string])[] => {
  const values: Readonly<Record<keyof BookingRequest, string>> = {
    ...request,
    idNumber: wholeId ? request.idNumber : maskId(request.idNumber),
    arrival: formatDay(request.arrival),
    departure: formatDay(request.departure),
    days: String(request.days),
    guests: String(request.guests),
    rooms: String(request.rooms),
    transport: pickups[request.transport],
  };
  const names = Object.keys(fields) as readonly (keyof typeof fields)[];
  return names.flatMap((name) =>
    values[name] === '' ? [] : [[fields[name], values[name]] as const],
  );
};
