import { TextLink } from '@iru/ui/text-link';
import { Section } from '@iru/ui/section';
import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';

import { legalHref } from '../../content/legal/documents';
import { Ranges } from '../../parts/page/Ranges';
import { servicesCopy } from '#words/pages/services/copy';

const copy = servicesCopy.safety;

/** How members are verified and who reads reports (SERVICES-1). */
export function Trust() {
  return (
    <Section tone="night" edge="both" aria-labelledby="safety">
      <div className="grid gap-10 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <div>
          <h2 id="safety" className="text-display">
            {copy.heading}
          </h2>
          <p className="mt-5 max-w-prose text-lead text-ink-soft">
            <Ranges>{copy.text}</Ranges>
          </p>
          <p className="mt-4 max-w-prose text-ink-soft">{copy.version}</p>
          <TextLink asChild className="mt-6 inline-flex min-h-11 items-center">
            <Link to={legalHref('safety')}>{copy.link}</Link>
          </TextLink>
        </div>
        <ol className="divide-y divide-line self-center border-y border-line">
          {copy.points.map(({ name, text }) => (
            <li key={name} className="flex items-center gap-4 py-4">
              <BadgeCheck aria-hidden="true" className="size-6 shrink-0 text-coin" />
              <span className="w-24 font-semibold">{name}</span>
              <span className="text-ink-soft">{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
