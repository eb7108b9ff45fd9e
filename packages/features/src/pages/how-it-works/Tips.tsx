import { Button } from '@iru/ui/button';
import { Lightbulb, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';

import { PATHS } from '../../paths';
import { howItWorksCopy as copy } from '#words/pages/how-it-works/copy';

/** Safety tips beside success tips (HOW-1). */
export function Tips() {
  return (
    <div className="page-width grid gap-12 py-(--section-space) lg:grid-cols-[1.2fr_1fr] lg:gap-16">
      <section aria-labelledby="safety-tips">
        <h2 id="safety-tips" className="flex items-center gap-3 text-heading">
          <ShieldCheck aria-hidden="true" className="size-8 text-accent" strokeWidth={1.6} />
          <span>{copy.safety.heading}</span>
        </h2>
        <dl className="mt-6 divide-y divide-line border-y border-line">
          {copy.safety.list.map(({ name, text }) => (
            <div key={name} className="py-4">
              <dt className="font-semibold">{name}</dt>
              <dd className="mt-1 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <Button asChild variant="secondary" className="mt-6">
          <Link to={PATHS.meetingGuide}>{copy.safety.link}</Link>
        </Button>
      </section>
      <section
        aria-labelledby="success-tips"
        className="rounded-lg bg-accent-wash p-6 sm:p-10 lg:self-start"
      >
        <h2 id="success-tips" className="flex items-center gap-3 text-heading">
          <Lightbulb aria-hidden="true" className="size-8 text-accent" strokeWidth={1.6} />
          <span>{copy.success.heading}</span>
        </h2>
        <dl className="mt-6 grid gap-5">
          {copy.success.list.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
