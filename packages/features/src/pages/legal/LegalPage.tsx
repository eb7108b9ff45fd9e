import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useSearchParams } from 'react-router-dom';

import { FIRST_DOCUMENT } from '../../content/legal/documents';
import { legalMetas, legalSource, loadSearched } from './legal-metas';
import { documentFrom, namesNoDocument } from './legal-address';
import { LegalView } from './LegalView';

/** The legal hub with the document that the address names (LEGAL-1). */
export function LegalPage() {
  const [query] = useSearchParams();
  // The page is prerendered with the first document, whatever the address asks for.
  const hydrated = useHydrated();
  const document = hydrated ? documentFrom(query) : FIRST_DOCUMENT;
  const isNotFound = hydrated && namesNoDocument(query);
  return (
    <LegalView metas={legalMetas} document={document} isNotFound={isNotFound} source={legalSource} loadSearched={loadSearched} />
  );
}
