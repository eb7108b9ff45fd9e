import { Motif } from '@iru/ui/motif';
import type { ReactNode } from 'react';

import type { PageCopy } from './page-copy';
import { PageHead } from './PageHead';

export interface IntroPageProps {
  /** The words of the page. */
  copy: PageCopy;
  /** What the visitor can do here, under the introduction. */
  children?: ReactNode;
}

/** A page that introduces itself: its heading, one paragraph, and what the visitor can do next. */
export function IntroPage({ copy, children }: IntroPageProps) {
  return (
    <section className="page-width grid gap-8 py-(--section-space) md:grid-cols-[auto_1fr] md:gap-14">
      <PageHead title={copy.title} description={copy.description} />
      <Motif
        pattern="diamonds"
        className="h-12 w-full text-primary md:h-full md:min-h-48 md:w-24"
      />
      <div className="max-w-prose self-center">
        <h1 className="text-display">{copy.heading}</h1>
        <p className="mt-6 text-lead text-ink-soft">{copy.intro}</p>
        {children ? <div className="mt-8 flex flex-wrap gap-3">{children}</div> : null}
      </div>
    </section>
  );
}
