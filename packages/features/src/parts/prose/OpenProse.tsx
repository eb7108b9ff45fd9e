import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';
import { Skeleton } from '@iru/ui/skeleton';
import { useCallback } from 'react';

import type { ProseModule } from '../../content/prose-module';
import { useLazyImport } from '../lazy/use-lazy-import';
import { proseCopy as copy } from '#words/parts/prose/copy';
import { ProseBody } from './ProseBody';
import { useScrollToHeading } from './use-scroll-to-heading';

export interface OpenProseProps {
  /** Must be constant. */
  slug: string;
  title: string;
  /** The language of the text. @default the page's */
  lang?: string | undefined;
  /** Without a heading id. */
  href: string;
  /** Must be constant. */
  load: (slug: string) => Promise<ProseModule>;
  /** Whether the visit started on this page. Must be constant. */
  firstLoad: boolean;
}

type LoadedProseProps = Pick<OpenProseProps, 'lang' | 'href' | 'firstLoad'> & {
  module: ProseModule;
};

function LoadedProse({ module, lang, href, firstLoad }: LoadedProseProps) {
  useScrollToHeading(module.outline, firstLoad);
  return <ProseBody lang={lang} content={module.default} href={href} />;
}

/** A text that loads when opened, with a skeleton, a retry button on failure, and a scroll to the heading in the URL. */
export function OpenProse({ slug, title, lang, href, load, firstLoad }: OpenProseProps) {
  const loaded = useLazyImport(
    true,
    useCallback(() => load(slug), [load, slug]),
  );
  return (
    <>
      <p role="status" className="sr-only">
        {loaded.state === 'loading' ? copy.loading(title) : null}
      </p>
      {loaded.state === 'ready' ? (
        <LoadedProse module={loaded.value} lang={lang} href={href} firstLoad={firstLoad} />
      ) : null}
      {loaded.state === 'failed' ? (
        <Notice
          role="alert"
          variant="danger"
          className="max-w-form"
          actions={<Button onClick={loaded.retry}>{copy.retry}</Button>}
        >
          {copy.failed(title)}
        </Notice>
      ) : null}
      {loaded.state === 'idle' || loaded.state === 'loading' ? (
        <div data-slot="loading" className="grid min-h-96 max-w-form content-start gap-8">
          <Skeleton lines={4} />
          <Skeleton lines={6} />
          <Skeleton lines={5} />
        </div>
      ) : null}
    </>
  );
}
