import { AGE } from './constants';
import { cleanIdentifier } from './identifier';

/** A calendar date as YYYY-MM-DD, which sorts chronologically. */
export type IsoDate = string;

export interface TypedDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Returns the number of days in a month from 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const isoDate = (year: number, month: number, day: number): IsoDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Returns the year, the month from 1 to 12 and the day of a date. */
export function partsOf(date: IsoDate): {
  readonly year: number;
  readonly month: number;
  readonly day: number;
} {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

const numberIn = (text: string, digits: RegExp): number => {
  const typed = cleanIdentifier(text);
  return digits.test(typed) ? Number(typed) : 0;
};

/** Parses a typed date; undefined if it doesn't exist; the year needs four digits. */
export function parseTypedDate({ day, month, year }: TypedDate): IsoDate | undefined {
  const [y, m, d] = [
    numberIn(year, /^\d{4}$/),
    numberIn(month, /^\d{1,2}$/),
    numberIn(day, /^\d{1,2}$/),
  ];
  if (y < 1 || m < 1 || m > 12 || d < 1 || d > daysInMonth(y, m)) return undefined;
  return isoDate(y, m, d);
}

/** Formats a date as typed, without leading zeros. */
export function toTypedDate(date: IsoDate): TypedDate {
  const { year, month, day } = partsOf(date);
  return { day: String(day), month: String(month), year: String(year) };
}

/** Returns the age in whole years on a day; a birthday on 29 February counts on 1 March in common years. */
export function ageInYears(birth: IsoDate, today: IsoDate): number {
  const years = partsOf(today).year - partsOf(birth).year;
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Whether someone is at least 18 on a day (REG-3). */
export function isAdult(birth: IsoDate, today: IsoDate): boolean {
  return ageInYears(birth, today) >= AGE.minimum;
}

/** Returns the latest birth date of someone who is an adult today: today minus 18 years (REG-3). */
export function latestBirthDate(today: IsoDate): IsoDate {
  const { year, month, day } = partsOf(today);
  const then = year - AGE.minimum;
  return isoDate(then, month, Math.min(day, daysInMonth(then, month)));
}

/** Returns the first day of the year list: 1 January, 100 years before that year (REG-3). */
export function earliestBirthDate(today: IsoDate): IsoDate {
  return isoDate(partsOf(latestBirthDate(today)).year - AGE.calendarYears, 1, 1);
}

/** Whether a date of birth, typed or picked, is allowed (REG-3). */
export function isBirthDateAllowed(birth: IsoDate, today: IsoDate): boolean {
  return birth >= earliestBirthDate(today) && birth <= latestBirthDate(today);
}
