import { withEnglish } from '../parts/language/with-english';
import { Motif } from '@iru/ui/motif';
import type { ReactNode } from 'react';

import { PageHead } from '../parts/page/PageHead';

export interface StatusPageProps {
  /** The page's heading and document title. */
  title: string;
  /** The document's description, in one sentence. @default the hint */
  description?: string;
  /** A large code above the heading, such as 404. */
  code?: string;
  /** Details of the failure, such as its status or message. */
  detail?: string;
  /** What the visitor can do. */
  hint: string;
  /** The hint in English, if a mistake in its translation could hurt. */
  english?: string;
  /** Buttons and links. */
  actions: ReactNode;
}

/** The page shown when there is no page to show: not found, crashed, offline or a new version. */
export function StatusPage({
  title,
  description,
  code,
  detail,
  hint,
  english,
  actions,
}: StatusPageProps) {
  return (
    <section className="page-width grid min-h-[70dvh] content-center py-16">
      <PageHead title={title} description={description ?? hint} />
      <div className="mx-auto w-full max-w-form text-center">
        <Motif pattern="diamonds" className="mx-auto mb-8 h-12 max-w-56 text-primary" />
        {code ? <p className="font-display text-hero text-primary">{code}</p> : null}
        <h1 className="mt-2 text-heading wrap-anywhere">{title}</h1>
        {detail ? (
          <p className="mt-4 rounded-md bg-sunken p-4 wrap-anywhere text-ink">{detail}</p>
        ) : null}
        <p className="mt-4 text-ink-soft">{english ? withEnglish(hint, english) : hint}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
      </div>
    </section>
  );
}
