import { DIRECTIONS, TEXT_SIZES } from './globals';

const oneOf = <Value extends string>(
  values: readonly Value[],
  chosen: unknown,
): Value | undefined => values.find((value) => value === chosen);

/** Sets the size of the letters and the direction of writing on the root, as the toolbar says. */
export const standAsChosen = ({ textSize, direction }: Readonly<Record<string, unknown>>): void => {
  const root = document.documentElement;
  const size = oneOf(TEXT_SIZES, textSize);
  if (size === undefined || size === 'size-100') delete root.dataset['letters'];
  else root.dataset['letters'] = size;
  root.dir = oneOf(DIRECTIONS, direction) ?? 'ltr';
};
