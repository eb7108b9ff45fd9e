import { PATHS } from '../../paths';

/** The legal documents in their order, each under the name that its address carries (LEGAL-1). */
export const LEGAL_DOCUMENTS = [
  'terms',
  'privacy',
  'ai',
  'community',
  'safety',
  'cookies',
  'refunds',
  'meeting',
] as const;

export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** The document that stands open when the address names none. */
export const FIRST_DOCUMENT: LegalDocument = 'terms';

/** The address of a document, or of a heading in it by its id. */
export const legalHref = (document: LegalDocument, heading?: string): string =>
  `${PATHS.legal}?doc=${document}${heading ? `#${heading}` : ''}`;
