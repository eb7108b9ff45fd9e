/** The subjects of a contact message (CONTACT-1). */
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

/** Parses a subject from the URL; anything unknown is the general one. */
export const readContactSubject = (value: string | null): ContactSubject =>
  CONTACT_SUBJECTS.find((subject) => subject === value) ?? 'general';
