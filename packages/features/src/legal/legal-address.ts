import * as v from 'valibot';

import { FIRST_DOCUMENT, LEGAL_DOCUMENTS, type LegalDocument } from '../content/legal/documents';

const documentName = v.fallback(v.picklist(LEGAL_DOCUMENTS), FIRST_DOCUMENT);

/** The document that a query names; the first one when it names none that there is. */
export const documentFrom = (query: URLSearchParams): LegalDocument => v.parse(documentName, query.get('doc'));

const headingId = v.fallback(v.pipe(v.string(), v.maxLength(200), v.regex(/^[\p{L}\p{N}_-]+$/u)), '');

/** The id of a heading that a hash names, empty when it cannot be one. */
export const headingFrom = (hash: string): string => {
  try {
    return v.parse(headingId, decodeURIComponent(hash.replace(/^#/, '')));
  } catch {
    return '';
  }
};
