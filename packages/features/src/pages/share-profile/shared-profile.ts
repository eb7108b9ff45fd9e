import { AGE } from '../../domain/constants';
import { messageRisks } from '../../domain/message-safety';
import { cleanName } from '../../domain/name';

/** In characters. */
const LIMITS = { name: 60, place: 60, address: 2048 } as const;

/** Where the picture of a shared profile is: on this site, on another one, or nowhere to be trusted. */
export type SharedPicture =
  | { readonly kind: 'own'; readonly src: string }
  | { readonly kind: 'foreign'; readonly href: string; readonly host: string }
  | { readonly kind: 'none' };

/** A profile from a URL; missing and invalid values are left out (PROFILE-1). */
export interface SharedProfile {
  readonly name: string | undefined;
  readonly age: number | undefined;
  readonly city: string | undefined;
  readonly country: string | undefined;
  readonly picture: SharedPicture;
  /** Whether a name or location contains a number, contact details or a request for money. */
  readonly isRisky: boolean;
}

const getTextContent = (value: string | null, most: number): string | undefined =>
  cleanName(value ?? '', most) || undefined;

const ageOf = (value: string | null): number | undefined => {
  const text = value?.trim() ?? '';
  if (!/^\d{1,3}$/.test(text)) return undefined;
  const age = Number(text);
  return age >= AGE.minimum && age <= AGE.minimum + AGE.calendarYears ? age : undefined;
};

const parsed = (text: string, origin: string): URL | undefined => {
  try {
    return new URL(text, origin);
  } catch {
    return undefined;
  }
};

/**
 * Returns the picture's URL: https or a path of this site. Credentials, other schemes and very long URLs are rejected.
 */
export function sharedPicture(value: string | null, origin: string): SharedPicture {
  const none = { kind: 'none' } as const;
  const text = value?.trim() ?? '';
  if (text === '' || text.length > LIMITS.address) return none;
  const path = text.startsWith('/') && !/^\/[/\\]/.test(text);
  if (!path && !/^https:\/\//i.test(text)) return none;
  // Parsing would drop a tab or a line break inside, which could turn it into another URL.
  if (/[\s\\\p{Cc}]/u.test(text)) return none;
  const address = parsed(text, origin);
  if (!address || address.username !== '' || address.password !== '') return none;
  if (address.origin === origin)
    return { kind: 'own', src: `${address.pathname}${address.search}` };
  return path ? none : { kind: 'foreign', href: address.href, host: address.host };
}

/** Reads the five parameters; never throws, whatever the URL contains. */
export function readSharedProfile(query: URLSearchParams, origin: string): SharedProfile {
  const name = getTextContent(query.get('name'), LIMITS.name);
  const city = getTextContent(query.get('city'), LIMITS.place);
  const country = getTextContent(query.get('country'), LIMITS.place);
  return {
    name,
    age: ageOf(query.get('age')),
    city,
    country,
    picture: sharedPicture(query.get('image'), origin),
    // Checked together, because a number may start in one text and end in the next.
    isRisky: messageRisks([name, city, country].filter(Boolean).join(' ')).length > 0,
  };
}
