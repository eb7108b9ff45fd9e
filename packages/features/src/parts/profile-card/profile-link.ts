import { BASE_PATH } from '../../domain/language';
import { PATHS } from '../../paths';

/** What a link to a profile tells; everything else on the page is the visitor's own. */
export interface LinkedProfile {
  readonly name?: string | undefined;
  readonly age?: number | undefined;
  readonly city?: string | undefined;
  readonly country?: string | undefined;
  /** A path of this site or an https address. */
  readonly image?: string | undefined;
}

/**
 * Returns the address that shows a profile to others. The page's own address must not be shared: on Find Match it
 * holds the visitor's mood, religion and typed name.
 */
export function profileLink({ name, age, city, country, image }: LinkedProfile): string {
  const link = new URL(`${BASE_PATH}${PATHS.shareProfile}`, window.location.origin);
  for (const [key, value] of Object.entries({ name, age, city, country, image }))
    if (value !== undefined && value !== '') link.searchParams.set(key, String(value));
  return link.href;
}
