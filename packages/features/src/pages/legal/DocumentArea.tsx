import { memo, Suspense, useState } from 'react';

import type { LegalDocument } from '../../content/legal/documents';
import type { DocumentSource } from './document-source';
import { DocumentLoading, type DocumentState, OpenDocument } from './OpenDocument';

export interface DocumentAreaProps {
  document: LegalDocument;
  title: string;
  /** Loads the documents. Must be constant. */
  source: DocumentSource<LegalDocument>;
  /** Whether the visit started on this page. Must be constant. */
  firstLoad: boolean;
  /** Must be constant. */
  onState: (state: DocumentState) => void;
  /** Called before a document is loaded again. Must be constant. */
  onRetry: () => void;
}

/**
 * The open document. Memoised so that it re-renders only for another document: the first one is prerendered, and any
 * other update would make React discard its markup before its code has loaded.
 */
export const DocumentArea = memo(function DocumentArea(props: DocumentAreaProps) {
  const { document, source, onState, onRetry, ...rest } = props;
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    onRetry();
    source.forget(document);
    setAttempt((last) => last + 1);
  };
  return (
    <Suspense key={`${document} ${attempt}`} fallback={<DocumentLoading onState={onState} />}>
      <OpenDocument
        {...rest}
        document={document}
        source={source}
        onState={onState}
        onRetry={retry}
      />
    </Suspense>
  );
});
