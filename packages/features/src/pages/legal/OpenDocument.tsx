import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { Notice } from '@iru/ui/notice';
import { Button } from '@iru/ui/button';
import { Skeleton } from '@iru/ui/skeleton';
import {
  createElement,
  lazy,
  type LazyExoticComponent,
  type ComponentType,
  useEffect,
} from 'react';
import { useLocation } from 'react-router-dom';

import { type LegalDocument, legalHref } from '../../content/legal/documents';
import type { ProseModule } from '../../content/prose-module';
import { UNTRANSLATED } from '../../content/untranslated';
import { parseHeadingId } from '../../parts/prose/parse-heading-id';
import { ProseBody } from '../../parts/prose/ProseBody';
import { useScrollToHeading } from '../../parts/prose/use-scroll-to-heading';
import { reloadPage } from '../../platform/reload';
import { legalCopy as copy } from '#words/pages/legal/copy';
import type { DocumentSource } from './document-source';
import { MeetingToolsInText } from './MeetingToolsInText';
import { TableOfContents } from './TableOfContents';

export type DocumentState = 'loading' | 'failed' | 'ready';

const TOOLS = { MeetingTools: MeetingToolsInText };

const columnClasses =
  'grid gap-8 lg:grid-cols-[minmax(0,var(--container-form))_minmax(11rem,1fr)] lg:items-start lg:gap-10';

interface StateProps {
  /** Must be constant. */
  onState: (state: DocumentState) => void;
}

export function DocumentLoading({ onState }: StateProps) {
  useEffect(() => onState('loading'), [onState]);
  return (
    <div data-slot="loading" className={columnClasses}>
      <div className="grid min-h-dvh max-w-form content-start gap-8">
        <Skeleton lines={4} className="rounded-md bg-sunken p-6" />
        <Skeleton lines={2} className="max-w-72" />
        <Skeleton lines={6} />
        <Skeleton lines={5} />
      </div>
    </div>
  );
}

function Failed({ title, onRetry, onState }: StateProps & { title: string; onRetry: () => void }) {
  useEffect(() => onState('failed'), [onState]);
  return (
    <Notice
      variant="danger"
      className="max-w-form"
      actions={
        <>
          <Button onClick={onRetry}>{copy.failed.retry}</Button>
          <Button variant="secondary" onClick={reloadPage}>
            {copy.failed.reload}
          </Button>
        </>
      }
    >
      {copy.failed.text(title)}
    </Notice>
  );
}

interface ReadyProps extends StateProps {
  document: LegalDocument;
  module: ProseModule;
  firstLoad: boolean;
}

function Ready({ document, module, firstLoad, onState }: ReadyProps) {
  const { hash } = useLocation();
  useScrollToHeading(module.outline, firstLoad);
  useEffect(() => onState('ready'), [onState]);
  return (
    <div className={columnClasses}>
      <TableOfContents
        outline={module.outline}
        href={legalHref(document)}
        targetId={parseHeadingId(hash)}
      />
      <div data-slot="text" className="min-w-0 lg:col-start-1 lg:row-start-1">
        <ProseBody
          lang={UNTRANSLATED}
          content={module.default}
          href={legalHref(document)}
          components={TOOLS}
        />
      </div>
    </div>
  );
}

interface LoadedProps extends StateProps {
  document: LegalDocument;
  title: string;
  firstLoad: boolean;
  onRetry: () => void;
}

const components = new WeakMap<
  Promise<ProseModule | undefined>,
  LazyExoticComponent<ComponentType<LoadedProps>>
>();

/** Returns the same component for the same promise. */
const componentFor = (loading: Promise<ProseModule | undefined>) => {
  const component =
    components.get(loading) ??
    lazy(async () => {
      const module = await loading;
      return {
        default: ({ title, onRetry, ...rest }: LoadedProps) =>
          module ? (
            <Ready module={module} {...rest} />
          ) : (
            <Failed title={title} onRetry={onRetry} onState={rest.onState} />
          ),
      };
    });
  components.set(loading, component);
  return component;
};

export interface OpenDocumentProps extends StateProps {
  document: LegalDocument;
  title: string;
  source: DocumentSource<LegalDocument>;
  firstLoad: boolean;
  onRetry: () => void;
}

/** The text of one document and its table of contents. Suspends until the document has loaded. */
export function OpenDocument({ source, ...rest }: OpenDocumentProps) {
  const hydrated = useHydrated();
  return createElement(componentFor(source.open(rest.document, !hydrated)), rest);
}
