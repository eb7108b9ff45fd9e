import * as v from 'valibot';

import { FIRST_DOCUMENT, LEGAL_DOCUMENTS, type LegalDocument } from '../../content/legal/documents';

const documentName = v.picklist(LEGAL_DOCUMENTS);

/** Returns the document in a query, or the first one if it’s missing or unknown. */
export const parseDocument = (query: URLSearchParams): LegalDocument =>
  v.parse(v.fallback(documentName, FIRST_DOCUMENT), query.get('doc'));

export const isUnknownDocument = (query: URLSearchParams): boolean =>
  Boolean(query.get('doc')) && !v.is(documentName, query.get('doc'));
