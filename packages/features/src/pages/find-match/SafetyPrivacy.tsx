import { Section } from '@iru/ui/section';
import { BadgeCheck, Hand, SlidersHorizontal, VenetianMask } from 'lucide-react';

import { StatusTag } from '../../parts/status-tag/StatusTag';
import { findMatchCopy } from '#words/pages/find-match/copy';

const copy = findMatchCopy.safety;
const icons = [BadgeCheck, VenetianMask, Hand, SlidersHorizontal];

/** Four cards about what will protect the people in the list (BROWSE-6). */
export function SafetyPrivacy() {
  return (
    <Section tone="night" edge="top" heading={copy.heading} intro={<StatusTag status="planned" />}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {copy.cards.map(({ title, text }, at) => {
          const Icon = icons[at] ?? BadgeCheck;
          return (
            <li key={title} className="flex gap-5 border-t border-line pt-6">
              <Icon aria-hidden="true" className="size-8 shrink-0 text-coin" strokeWidth={1.5} />
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
