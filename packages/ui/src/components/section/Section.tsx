import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

import { wrapText } from '../../wrap-text';
import { Motif } from '../motif/Motif';
import {
  type SectionAlign,
  type SectionEdge,
  sectionHeaderRecipe,
  sectionRecipe,
  type SectionTone,
} from './Section.variants';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** The background; on night, everything inside uses the dark theme. @default 'canvas' */
  tone?: SectionTone;
  /** Where to show an imigongo border. @default 'none' */
  edge?: SectionEdge;
  /** The heading, which names the section. */
  heading?: ReactNode;
  /** The heading level on the page. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** A few words above the heading. */
  eyebrow?: ReactNode;
  /** A sentence or two below the heading. */
  intro?: ReactNode;
  /** The alignment of the heading. @default 'start' */
  align?: SectionAlign;
  /** The content below the heading. */
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

/** A full-width section with its content at page width. */
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
        // The background keeps its own theme's night colour, while the content switches to dark-theme colours.
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
        {wrapText(children)}
      </div>
      {edge === 'bottom' || edge === 'both' ? <Edge at="bottom" /> : null}
    </section>
  );
}
