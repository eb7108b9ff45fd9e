/** A heading and how far its top stands under the top of the window, in pixels. */
export interface HeadingPlace {
  readonly id: string;
  readonly top: number;
}

/** What the window shows of the page. */
export interface WindowPlace {
  /** Where a heading counts as reached, in pixels from the top. */
  readonly line: number;
  readonly height: number;
  /** Whether the page can be scrolled no further. */
  readonly atEnd: boolean;
  /** The heading that the address names. */
  readonly named: string;
}

/**
 * The heading of the section that is being read: the last one above the line. At the end of the page, where the last
 * headings cannot come up to it, the one that the address names if it is in sight, else the last.
 */
export const currentHeading = (
  headings: readonly HeadingPlace[],
  page: WindowPlace,
): string | undefined => {
  const reached = headings.filter(({ top }) => top <= page.line).at(-1)?.id;
  if (!page.atEnd) return reached;
  const inSight = headings.filter(({ top }) => top > page.line && top < page.height);
  return inSight.find(({ id }) => id === page.named)?.id ?? inSight.at(-1)?.id ?? reached;
};
