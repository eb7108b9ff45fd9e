/**
 * The most characters of each text that a visitor types, counted as `maxlength` counts them: the field and the rule that
 * reads it share the number (INPUT-1).
 */
export const LIMITS = {
  /** A person or a place. */
  name: 60,
  /** The longest address that mail can be sent to (RFC 5321). */
  email: 254,
  phone: 40,
  password: 200,
  search: 100,
  searchName: 40,
  comment: 500,
  message: 2000,
  /** For the assistant; longer than any question, and short enough for the service to take. */
  question: 2000,
  contactName: 80,
  /** Some mail programs cut a longer mailto: address. */
  contactMessage: 1500,
  storyLine: 120,
  storyText: 4000,
  bookingLine: 200,
  bookingText: 2000,
  planLine: 200,
  /** What a box of several lines takes at all: more than its own limit, so that a long paste is named and not cut. */
  paste: 20_000,
} as const;
