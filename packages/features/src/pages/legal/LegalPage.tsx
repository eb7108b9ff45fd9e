import { useQuery } from '../../parts/hooks/use-query';
import { legalMetas, legalSource, loadSearched } from './legal-metas';
import { parseDocument, isUnknownDocument } from './legal-query';
import { LegalView } from './LegalView';

/** The legal hub, showing the document from the URL (LEGAL-1). */
export function LegalPage() {
  const query = useQuery();
  return (
    <LegalView
      metas={legalMetas}
      document={parseDocument(query)}
      isNotFound={isUnknownDocument(query)}
      source={legalSource}
      loadSearched={loadSearched}
    />
  );
}
