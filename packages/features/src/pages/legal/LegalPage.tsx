import { useQuery } from '../../parts/hooks/use-query';
import { legalMetas, legalSource, loadSearched } from './legal-metas';
import { documentFrom, namesNoDocument } from './legal-address';
import { LegalView } from './LegalView';

/** The legal hub with the document that the address names (LEGAL-1). */
export function LegalPage() {
  const query = useQuery();
  return (
    <LegalView
      metas={legalMetas}
      document={documentFrom(query)}
      isNotFound={namesNoDocument(query)}
      source={legalSource}
      loadSearched={loadSearched}
    />
  );
}
