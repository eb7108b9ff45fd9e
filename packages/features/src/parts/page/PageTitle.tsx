import type { Ref } from 'react';

export interface PageTitleProps {
  heading: string;
  /** The first sentence of the page. */
  intro: string;
  /** The heading, where a step or a link leads focus to it. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The heading of a page and its first sentence. */
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
