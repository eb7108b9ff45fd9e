import { Motif } from '@iru/ui/motif';
import type { ReactNode } from 'react';

import type { PageCopy } from './page-copy';
import { PageHead } from './PageHead';

export interface PolicyHeadProps {
  copy: PageCopy;
  effective: string;
  children?: ReactNode;
}

export function PolicyHead({ copy, effective, children }: PolicyHeadProps) {
  return (
    <div className="border-b border-line bg-sunken">
      <PageHead title={copy.title} description={copy.description} />
      <div className="page-width py-10 md:py-16 print:py-0 print:pb-6">
        <p className="font-semibold text-primary">{effective}</p>
        <h1 className="mt-3 text-display">{copy.heading}</h1>
        <p className="mt-5 max-w-prose text-lead text-ink-soft">{copy.intro}</p>
        {children ? (
          <div className="mt-8 flex flex-wrap gap-3" data-print="hide">
            {children}
          </div>
        ) : null}
      </div>
      <Motif className="h-4 text-primary print:hidden" />
    </div>
  );
}
