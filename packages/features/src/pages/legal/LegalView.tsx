import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { Notice } from '@iru/ui/notice';
import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { LegalDocument } from '../../content/legal/documents';
import { PageHead } from '../../parts/page/PageHead';
import { parseHeadingId } from '../../parts/prose/parse-heading-id';
import type { SearchedDocument } from '../../parts/prose/search-prose';
import { legalCopy as copy } from '#words/pages/legal/copy';
import { DocumentArea } from './DocumentArea';
import { DocumentFooter } from './DocumentFooter';
import type { DocumentSource } from './document-source';
import { DocumentHead } from './DocumentHead';
import { DocumentList } from './DocumentList';
import type { LegalMeta } from './legal-metas';
import { DocumentSearch } from './DocumentSearch';
import type { DocumentState } from './OpenDocument';

export interface LegalViewProps {
  /** Loads the documents. Must be constant. */
  source: DocumentSource<LegalDocument>;
  /** The documents, in order. */
  metas: ReadonlyArray<LegalMeta>;
  /** The open document. */
  document: LegalDocument;
  /** Whether the URL names an unknown document. @default false */
  isNotFound?: boolean;
  /** Loads the text to search. Must be constant. */
  loadSearched: () => Promise<ReadonlyArray<SearchedDocument<LegalDocument>>>;
}

/** The legal hub: one document at a time, its table of contents, and a search across all documents (LEGAL-1). */
export function LegalView({
  metas,
  document,
  isNotFound = false,
  source,
  loadSearched,
}: LegalViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<DocumentState>('ready');
  const hydrated = useHydrated();
  const [firstLoad] = useState(!hydrated);
  const { hash } = useLocation();
  const focusHeading = useCallback(() => {
    if (!heading.current) return;
    heading.current.tabIndex = -1;
    heading.current.focus({ preventScroll: true });
  }, []);

  const previous = useRef<LegalDocument>(undefined);
  useEffect(() => {
    // Before hydration the page shows the prerendered document, which the visitor may not have asked for.
    if (!hydrated) return;
    const changed = previous.current !== undefined && previous.current !== document;
    previous.current = document;
    if (changed && !parseHeadingId(hash)) focusHeading();
  }, [hydrated, document, hash, focusHeading]);

  const meta = metas.find(({ slug }) => slug === document);
  if (!meta) throw new Error(`There is no document ${document}.`);
  const announcement = {
    ready: '',
    loading: copy.loading(meta.title),
    failed: copy.failed.text(meta.title),
  }[state];
  return (
    <>
      <PageHead title={copy.documentTitle(meta.title)} description={meta.summary} />
      <div data-print="hide" className="border-b border-line bg-sunken">
        <div className="page-width grid gap-x-12 gap-y-5 pt-6 pb-4 md:grid-cols-[1fr_minmax(0,32rem)] md:pt-8">
          <div className="min-w-0">
            <p className="font-display text-title font-semibold tracking-tight">{copy.heading}</p>
            <p className="mt-1 max-w-prose text-ink-soft">{copy.intro}</p>
          </div>
          <DocumentSearch load={loadSearched} />
        </div>
      </div>
      <div
        className={clsx(
          'page-width grid gap-8 pt-6 pb-(--section-space) print:block print:p-0',
          'lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start lg:gap-12 lg:pt-12',
        )}
      >
        <DocumentList metas={metas} current={document} />
        <article className="min-w-0">
          {isNotFound ? (
            <Notice data-print="hide" className="mb-6 max-w-form">
              {copy.notFound(meta.title)}
            </Notice>
          ) : null}
          <DocumentHead meta={meta} headingRef={heading} />
          <p role="status" className="sr-only">
            {announcement}
          </p>
          <DocumentArea
            document={document}
            title={meta.title}
            source={source}
            firstLoad={firstLoad}
            onState={setState}
            onRetry={focusHeading}
          />
          <DocumentFooter metas={metas} current={document} />
        </article>
      </div>
    </>
  );
}
