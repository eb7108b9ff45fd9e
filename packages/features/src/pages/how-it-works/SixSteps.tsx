import { Badge } from '@iru/ui/badge';
import { Section } from '@iru/ui/section';
import { clsx } from 'clsx';

import { REVEAL } from '../../domain/constants';
import { Reveal } from '../../parts/reveal/Reveal';
import { howItWorksCopy } from '#words/pages/how-it-works/copy';

const copy = howItWorksCopy.steps;

/** The six steps along a vertical line (HOW-1). */
export function SixSteps() {
  return (
    <Section tone="sunken" edge="top" heading={copy.heading}>
      <Reveal threshold={REVEAL.pages}>
        <ol className="ms-4.75 grid gap-y-10 border-s-2 border-line ps-8 md:ps-12">
          {copy.list.map(({ name, text, aside }, at) => (
            <li key={name} className="relative grid gap-x-12 gap-y-3 md:grid-cols-[2fr_1fr]">
              <span
                aria-hidden="true"
                data-slot="number"
                className={clsx(
                  'absolute -start-[3.3125rem] grid size-10 place-items-center rounded-full bg-primary font-display text-title text-on-primary',
                  'md:-start-[4.3125rem]',
                )}
              >
                {at + 1}
              </span>
              <div>
                <h3 className="text-title">{name}</h3>
                <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
              </div>
              <p className="md:justify-self-end">
                <Badge variant="accent">{aside}</Badge>
              </p>
            </li>
          ))}
        </ol>
      </Reveal>
    </Section>
  );
}
