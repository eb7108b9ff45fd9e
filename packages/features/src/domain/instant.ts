/** The maximum distance from 1970 that a `Date` can represent, in milliseconds. */
export const LAST_INSTANT = 8.64e15;
