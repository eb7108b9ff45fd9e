import { Section } from '@iru/ui/section';
import { Compass, Fingerprint, HandHeart, LockKeyhole, ShieldCheck, Sparkles } from 'lucide-react';

import { REVEAL } from '../../domain/constants';
import { Ranges } from '../../parts/page/Ranges';
import { Reveal } from '../../parts/reveal/Reveal';
import { aboutUsCopy } from '#words/pages/about-us/copy';

const copy = aboutUsCopy.values;
const icons = [ShieldCheck, Sparkles, HandHeart, LockKeyhole, Compass, Fingerprint];

/** The six values and what each means in practice (ABOUT-1). */
export function Values() {
  return (
    <Section heading={copy.heading} intro={copy.intro}>
      <Reveal threshold={REVEAL.pages}>
        <ul className="grid gap-x-14 md:grid-cols-2">
          {copy.list.map(({ name, text }, at) => {
            const Icon = icons[at] ?? ShieldCheck;
            return (
              <li key={name} className="flex gap-5 border-t border-line py-6">
                <Icon
                  aria-hidden="true"
                  className="mt-0.5 size-7 shrink-0 text-accent"
                  strokeWidth={1.6}
                />
                <div>
                  <h3 className="text-title">{name}</h3>
                  <p className="mt-1 text-ink-soft">
                    <Ranges>{text}</Ranges>
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </Reveal>
    </Section>
  );
}
