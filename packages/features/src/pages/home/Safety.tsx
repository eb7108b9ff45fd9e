import { Motif } from '@iru/ui/motif';
import { BadgeCheck, Coffee, LockKeyhole, ShieldCheck } from 'lucide-react';

import hills from '../../assets/scenes/hills.svg';
import { StatusTag } from '../../parts/status-tag/StatusTag';
import { homeBelowCopy } from '#words/pages/home/copy-below';

const copy = homeBelowCopy.safety;
const icons = [ShieldCheck, LockKeyhole, BadgeCheck, Coffee];

/** Four points about safety beside an illustration (HOME-1). */
export function Safety() {
  return (
    <section aria-labelledby="safety" className="bg-sunken">
      <Motif className="h-6 text-accent" />
      <div className="page-width grid items-center gap-10 py-(--section-space) lg:grid-cols-2 lg:gap-16">
        <img
          src={hills}
          alt={copy.picture}
          width={1200}
          height={800}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 w-full rounded-lg object-cover lg:aspect-4/5"
        />
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 id="safety" className="text-display">
              {copy.heading}
            </h2>
            <StatusTag status="preview" />
          </div>
          <ul className="mt-8 divide-y divide-line border-y border-line">
            {copy.points.map(({ title, text }, at) => {
              const Icon = icons[at] ?? ShieldCheck;
              return (
                <li key={title} className="flex gap-5 py-5">
                  <Icon
                    aria-hidden="true"
                    className="mt-0.5 size-7 shrink-0 text-accent"
                    strokeWidth={1.6}
                  />
                  <div>
                    <h3 className="text-title">{title}</h3>
                    <p className="mt-1 text-ink-soft">{text}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
