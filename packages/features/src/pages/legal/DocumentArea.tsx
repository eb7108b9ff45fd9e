import { memo, Suspense, useState } from 'react';

import type { LegalDocument } from '../../content/legal/documents';
import type { DocumentSource } from './document-source';
import { DocumentLoading, type DocumentState, OpenDocument } from './OpenDocument';

export interface DocumentAreaProps {
  /** Which document is open. */
  document: LegalDocument;
  /** Its name. */
  title: string;
  /** Where the documents come from; a constant. */
  source: DocumentSource<LegalDocument>;
  /** Whether the visit began on this page; a constant. */
  firstLoad: boolean;
  /** Called with how far the document has come; a constant. */
  onState: (state: DocumentState) => void;
  /** Called before a document is asked for once more; a constant. */
  onAgain: () => void;
}

/**
 * The place of the open document. It is drawn anew for another document alone: the first one is prerendered, and any
 * other change from outside would make React throw its markup away before its code is there.
 */
export const DocumentArea = memo(function DocumentArea(props: DocumentAreaProps) {
  const { document, source, onState, onAgain, ...rest } = props;
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    onAgain();
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
