import { Motif } from '@iru/ui/motif';
import type { ReactNode } from 'react';

export interface CallToActionProps {
  heading: string;
  text: string;
  children: ReactNode;
}

export function CallToAction({ heading, text, children }: CallToActionProps) {
  return (
    <section data-print="hide" className="page-width pb-(--section-space)">
      <div className="overflow-hidden rounded-lg bg-night">
        <Motif className="h-5 text-coin-fill" />
        <div
          data-theme="dark"
          className="grid gap-8 p-8 text-ink md:grid-cols-[1.4fr_auto] md:items-center md:p-14"
        >
          <div>
            <h2 className="text-heading">{heading}</h2>
            <p className="mt-3 max-w-prose text-lead text-ink-soft">{text}</p>
          </div>
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
    </section>
  );
}
