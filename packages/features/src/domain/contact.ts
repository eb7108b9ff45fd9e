/** What a message to us can be about (CONTACT-1). */
export const CONTACT_SUBJECTS = [
  'general',
  'technical',
  'billing',
  'safety',
  'feedback',
  'partnership',
  'press',
] as const;

export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** Reads a subject from an address; what is none of the options is the general one. */
export const readContactSubject = (value: string | null): ContactSubject =>
  CONTACT_SUBJECTS.find((subject) => subject === value) ?? 'general';
