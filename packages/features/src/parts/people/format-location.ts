import { safeText } from '../../domain/text';

/** Where somebody lives in a line, cut and cleaned as a stored text has to be; '' where nothing is known. */
export const formatLocation = ({
  city,
  country,
}: {
  readonly city: string;
  readonly country: string;
}): string =>
  [city, country]
    .map((part) => safeText(part, 40))
    .filter(Boolean)
    .join(', ');
