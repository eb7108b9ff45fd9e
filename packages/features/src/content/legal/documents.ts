import { PATHS } from '../../paths';

/** The legal documents in order, by the name used in their URLs (LEGAL-1). */
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

/** The document shown when the URL names none. */
export const FIRST_DOCUMENT: LegalDocument = 'terms';

/** Returns the URL of a document, or of a heading in it by id. */
export const legalHref = (document: LegalDocument, heading?: string): string =>
  `${PATHS.legal}?doc=${document}${heading ? `#${heading}` : ''}`;

/** The file with the licences of what the site is made of, which its build writes. */
export const LICENCES_URL = '/licences.txt';

/** The URL of each document. */
export const LEGAL_URLS: readonly string[] = LEGAL_DOCUMENTS.map((document) => legalHref(document));
