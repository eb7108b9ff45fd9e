import { type Language, LANGUAGES } from './language';

/** The languages' codes, in the order of their links. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];
