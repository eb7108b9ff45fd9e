import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';
import { Skeleton } from '@iru/ui/skeleton';
import { useCallback } from 'react';

import type { ProseModule } from '../../content/prose-module';
import { useLazyImport } from '../lazy/use-lazy-import';
import { proseCopy as copy } from './copy';
import { ProseBody } from './ProseBody';
import { useScrollToHeading } from './use-scroll-to-heading';

export interface OpenProseProps {
  /** The name of the text; a constant. */
  slug: string;
  /** The title, for saying what is on its way. */
  title: string;
  /** The address of the text on this site, to which headings are added. */
  address: string;
  /** Loads a text by its name; a constant. */
  load: (slug: string) => Promise<ProseModule>;
  /** Whether the visit began on this page; a constant. */
  firstLoad: boolean;
}

type ArrivedProps = Pick<OpenProseProps, 'address' | 'firstLoad'> & { module: ProseModule };

function Arrived({ module, address, firstLoad }: ArrivedProps) {
  useScrollToHeading(module.outline, firstLoad);
  return <ProseBody content={module.default} address={address} />;
}

/** A text that loads when it is opened: its bones meanwhile, then the heading that the address names; a way to ask again. */
export function OpenProse({ slug, title, address, load, firstLoad }: OpenProseProps) {
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
        <Arrived module={loaded.value} address={address} firstLoad={firstLoad} />
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
