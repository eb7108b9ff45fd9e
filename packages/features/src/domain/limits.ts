/**
 * The maximum characters of each typed text, counted as `maxlength` does (INPUT-1). A field's own `maxlength` is
 * `paste`, and its validation has the number: a browser cuts a longer paste without a word.
 */
export const LIMITS = {
  /** A person or a place. */
  name: 60,
  /** The longest valid email address (RFC 5321). */
  email: 254,
  phone: 40,
  password: 200,
  search: 100,
  searchName: 40,
  comment: 500,
  message: 2000,
  /** For the assistant; long enough for any question and short enough for the service. */
  question: 2000,
  contactName: 80,
  contactMessage: 1500,
  storyLine: 120,
  storyText: 4000,
  bookingLine: 200,
  bookingText: 2000,
  planLine: 200,
  /** The hard limit of a field: above its own limit, so that a long paste shows an error instead of being truncated. */
  paste: 20_000,
} as const;
