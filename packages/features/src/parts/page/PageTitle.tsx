import type { Ref } from 'react';

export interface PageTitleProps {
  /** The text of the page’s `h1`. */
  heading: string;
  /** The introduction under the heading. */
  intro: string;
  /** Makes the heading focusable, for steps and links that move focus to it. */
  headingRef?: Ref<HTMLHeadingElement>;
}

export function PageTitle({ heading, intro, headingRef }: PageTitleProps) {
  return (
    <>
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-display">
        {heading}
      </h1>
      <p className="mt-5 max-w-prose text-lead text-ink-soft">{intro}</p>
    </>
  );
}
