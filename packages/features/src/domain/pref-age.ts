import { AGE } from './constants';

/** The stored text of the preferred age range, such as "25-60+" (REG-4). */
export type PrefAgeText = `${number}-60+`;

const inRange = (age: number): number =>
  Math.min(AGE.filterMax, Math.max(AGE.filterMin, Math.round(age) || AGE.filterMin));

/** Formats the minimum age in years, clamped to 18 to 60. */
export function toPrefAgeText(min: number): PrefAgeText {
  return `${inRange(min)}-60+`;
}

/** Parses the minimum age in years from a stored text; 18 if it's invalid. */
export function prefAgeMin(text: string): number {
  const [, digits] = /^(\d{2})-60\+$/.exec(text) ?? [];
  return digits === undefined ? AGE.filterMin : inRange(Number(digits));
}

/** Whether the slider can have written a text. */
export function isPrefAgeText(text: string): text is PrefAgeText {
  return toPrefAgeText(prefAgeMin(text)) === text;
}
