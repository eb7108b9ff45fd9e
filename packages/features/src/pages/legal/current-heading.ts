/** A heading and the distance from the top of the window to its top, in pixels. */
export interface HeadingPosition {
  readonly id: string;
  readonly top: number;
}

export interface ScrollPosition {
  /** The distance from the top at which a heading counts as reached, in pixels. */
  readonly line: number;
  readonly height: number;
  readonly atEnd: boolean;
  readonly targetId: string;
}

/**
 * Returns the id of the section being read: the last heading above the line. At the end of the page, where the last
 * headings can’t reach the line, returns the heading from the URL if it’s visible, otherwise the last one.
 */
export const currentHeading = (
  headings: readonly HeadingPosition[],
  page: ScrollPosition,
): string | undefined => {
  const reached = headings.filter(({ top }) => top <= page.line).at(-1)?.id;
  if (!page.atEnd) return reached;
  const visible = headings.filter(({ top }) => top > page.line && top < page.height);
  return visible.find(({ id }) => id === page.targetId)?.id ?? visible.at(-1)?.id ?? reached;
};
