/** The sections, in order, by their id on the page (TERMS-1). */
export const SECTIONS = [
  'eligibility',
  'account',
  'your-content',
  'payment',
  'verification',
  'liability',
] as const;
export type TermsSection = (typeof SECTIONS)[number];
