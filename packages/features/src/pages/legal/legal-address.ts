import * as v from 'valibot';

import { FIRST_DOCUMENT, LEGAL_DOCUMENTS, type LegalDocument } from '../../content/legal/documents';

const documentName = v.picklist(LEGAL_DOCUMENTS);

/** The document that a query names; the first one when it names none that there is. */
export const documentFrom = (query: URLSearchParams): LegalDocument =>
  v.parse(v.fallback(documentName, FIRST_DOCUMENT), query.get('doc'));

/** Whether a query names a document that there is not. */
export const namesNoDocument = (query: URLSearchParams): boolean =>
  Boolean(query.get('doc')) && !v.is(documentName, query.get('doc'));
