import type { within } from 'storybook/test';

/** Returns where the link with this name leads. */
export const hrefOf = (
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>,
  name: string | RegExp,
): string | null => canvas.getByRole('link', { name }).getAttribute('href');
