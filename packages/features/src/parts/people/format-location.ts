import { labelOf } from '#words/content/labels';
import { safeText } from '../../domain/text';

/** Returns a person's location on one line, sanitised and shortened because it is stored text; '' if unknown. */
export const formatLocation = ({
  city,
  country,
}: {
  readonly city: string;
  readonly country: string;
}): string =>
  [city, labelOf(country)]
    .map((part) => safeText(part, 40))
    .filter(Boolean)
    .join(', ');
