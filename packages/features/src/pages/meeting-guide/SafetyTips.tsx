import { TextLink } from '@iru/ui/text-link';
import { Section } from '@iru/ui/section';
import { Link } from 'react-router-dom';

import { legalHref } from '../../content/legal/documents';
import { QuickExit } from '../../parts/quick-exit/QuickExit';
import { meetingGuideCopy } from '#words/pages/meeting-guide/copy';

const copy = meetingGuideCopy.safety;

/** Safety tips for the meeting itself (MEET-1). */
export function SafetyTips() {
  return (
    <Section tone="primary-wash" aria-labelledby="safety" className="break-inside-avoid">
      <div className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16 print:gap-4">
        <div>
          <h2 id="safety" className="text-heading">
            {copy.heading}
          </h2>
          <TextLink asChild data-print="hide" className="mt-3 inline-flex min-h-11 items-center">
            <Link to={legalHref('meeting')}>{copy.full}</Link>
          </TextLink>
          <QuickExit className="mt-6" />
        </div>
        <ul className="divide-y divide-primary/25 border-y border-primary/25">
          {copy.list.map((tip) => (
            <li key={tip} className="py-4 font-display text-title print:py-1.5 print:text-lead">
              {tip}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
