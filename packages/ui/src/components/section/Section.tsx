import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

import { Motif } from '../motif/Motif';
import {
  type SectionAlign,
  type SectionEdge,
  sectionHeaderRecipe,
  sectionRecipe,
  type SectionTone,
} from './Section.variants';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** The ground of the band; on night everything inside wears the dark theme. @default 'canvas' */
  tone?: SectionTone;
  /** Where an imigongo border runs. @default 'none' */
  edge?: SectionEdge;
  /** The heading, which names the section. */
  heading?: ReactNode;
  /** The level of the heading in its page. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** A few words above the heading. */
  eyebrow?: ReactNode;
  /** A sentence or two under the heading. */
  intro?: ReactNode;
  /** Where the heading stands. @default 'start' */
  align?: SectionAlign;
  /** The content under the heading. */
  children?: ReactNode;
}

function Edge({ at }: { at: 'top' | 'bottom' }) {
  return (
    <Motif
      pattern="zigzag"
      scale={0.5}
      data-edge={at}
      className={clsx(
        'absolute inset-x-0 max-h-3 text-(--section-edge)',
        at === 'top' ? 'top-0' : 'bottom-0',
      )}
    />
  );
}

/** A band over the full width of the page, with its content at the width of the page. */
export function Section({
  tone = 'canvas',
  edge = 'none',
  heading,
  headingLevel = 2,
  eyebrow,
  intro,
  align = 'start',
  className,
  children,
  ...rest
}: SectionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={heading && !rest['aria-label'] ? headingId : undefined}
      {...rest}
      data-tone={tone}
      data-edge={edge}
      className={clsx(sectionRecipe({ tone }), className)}
    >
      {edge === 'top' || edge === 'both' ? <Edge at="top" /> : null}
      <div
        // The ground keeps its own theme's night, while what stands on it takes colours made for the dark.
        data-theme={tone === 'night' ? 'dark' : undefined}
        className="page-width py-(--section-space) text-ink"
      >
        {heading || eyebrow || intro ? (
          <header className={sectionHeaderRecipe({ align })}>
            {eyebrow ? (
              <p className="text-small font-semibold tracking-wide text-primary uppercase">
                {eyebrow}
              </p>
            ) : null}
            {heading ? (
              <Heading
                id={headingId}
                className={clsx(
                  'wrap-anywhere',
                  headingLevel === 3 ? 'text-title' : 'text-heading',
                )}
              >
                {heading}
              </Heading>
            ) : null}
            {intro ? <div className="text-lead text-ink-soft">{intro}</div> : null}
          </header>
        ) : null}
        {children}
      </div>
      {edge === 'bottom' || edge === 'both' ? <Edge at="bottom" /> : null}
    </section>
  );
}
