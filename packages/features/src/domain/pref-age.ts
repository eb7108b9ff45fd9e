import { AGE } from './constants';

/** The age range that is looked for, as the text that is stored, such as "25-60+" (REG-4). */
export type PrefAgeText = `${number}-60+`;

const inRange = (age: number): number =>
  Math.min(AGE.filterMax, Math.max(AGE.filterMin, Math.round(age) || AGE.filterMin));

/** The text for the lowest age in years, brought into 18 to 60. */
export function toPrefAgeText(min: number): PrefAgeText {
  return `${inRange(min)}-60+`;
}

/** The lowest age in years that a stored text names, 18 when it is no such text. */
export function prefAgeMin(text: string): number {
  const [, digits] = /^(\d{2})-60\+$/.exec(text) ?? [];
  return digits === undefined ? AGE.filterMin : inRange(Number(digits));
}

/** True for a text that the slider can have written. */
export function isPrefAgeText(text: string): text is PrefAgeText {
  return toPrefAgeText(prefAgeMin(text)) === text;
}
