/** The furthest instant from 1970 that a date can name, in milliseconds. */
export const LAST_INSTANT = 8.64e15;
