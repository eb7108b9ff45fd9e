import { Check } from 'lucide-react';

import { StatusTag } from '../../parts/status-tag/StatusTag';
import { servicesCopy } from '#words/pages/services/copy';

const copy = servicesCopy.matching;

export function Matching() {
  return (
    <section
      aria-labelledby="matching"
      className="page-width grid gap-8 py-(--section-space) md:grid-cols-[1fr_1.3fr] md:gap-16"
    >
      <div>
        <h2 id="matching" className="text-heading">
          {copy.heading}
        </h2>
        <StatusTag status="planned" className="mt-3" />
        <p className="mt-4 text-lead text-ink-soft">{copy.intro}</p>
      </div>
      <ul className="grid content-center gap-5">
        {copy.list.map((line) => (
          <li key={line} className="flex gap-4">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-wash text-accent">
              <Check aria-hidden="true" className="size-4" strokeWidth={3} />
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
