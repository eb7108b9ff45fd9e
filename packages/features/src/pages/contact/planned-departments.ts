import type { ContactSubject } from '../../domain/contact';

/** The subject that each planned department answers, in order. */
export const DEPARTMENTS = [
  'safety',
  'billing',
  'technical',
  'partnership',
  'press',
] as const satisfies readonly ContactSubject[];
