import { Badge } from '@iru/ui/badge';

import { CONDUCT_CATEGORIES } from '../../content/legal/conduct';
import { communityGuidelinesCopy } from '#words/pages/community-guidelines/copy';

const copy = communityGuidelinesCopy.unacceptable;

/** The four kinds of unacceptable behaviour with their severity (COMMUNITY-1). */
export function Unacceptable() {
  return (
    <section aria-labelledby="unacceptable" className="page-width py-(--section-space)">
      <h2 id="unacceptable" className="text-heading">
        {copy.heading}
      </h2>
      <div className="mt-8 grid gap-x-14 gap-y-10 md:grid-cols-2 print:mt-4 print:grid-cols-2 print:gap-y-4">
        {CONDUCT_CATEGORIES.map(({ id, severity }) => {
          const { name, examples } = copy.list[id];
          return (
            <section
              key={id}
              aria-label={name}
              data-severity={severity}
              className="break-inside-avoid"
            >
              <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
                <h3 className="text-title">{name}</h3>
                <Badge variant={severity === 'high' ? 'danger' : 'warning'}>
                  {copy.severities[severity]}
                </Badge>
              </div>
              <ul className="mt-4 grid list-disc gap-2 ps-5 text-ink-soft marker:text-primary">
                {examples.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <p className="mt-8 max-w-prose text-ink-soft">{copy.note}</p>
    </section>
  );
}
