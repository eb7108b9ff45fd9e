import { AGE } from '../../domain/constants';
import { brand } from '../../content/brand';
import { plainDigits } from '../../domain/digits';
import { fold } from '../../domain/fold';
import { messageRisks } from '../../domain/message-safety';
import { cleanName } from '../../domain/name';
import { ownPicture } from '../../persistence/likes';

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
  /** Whether it contains a number, contact details, a request for money, an age under 18 or a pretended team. */
  readonly isRisky: boolean;
}

// cspell:disable -- patterns, in the four languages of the region
/** Also of one digit, with a word for years. */
const MINOR =
  /(?<![\d.,])1[0-7](?![\d.,])|(?<!\d)1?\d\W{0,3}(?:y\/?o|yrs?|years?|ans)\b|\b(?:years? old|imyaka|miaka)\b/;
/** Words of a team or an account page, which no person is called. */
const TEAM =
  /\b(?:team|support|admin(?:istrator)?|moderat(?:or|ion)|staff|help ?desk|customer (?:care|service)|verif\w*|accounts?|password|(?:log|sign) ?in|equipe|compte|konti|akaunti)\b/;
// cspell:enable
const BRAND = new RegExp(`\\b${brand.name}\\b`, 'i');

/** Checks the parts together, because a number may start in one and end in the next, with or without the age between. */
function isRisky(
  name: string | undefined,
  age: number | undefined,
  places: readonly (string | undefined)[],
): boolean {
  const text = [name, ...places].filter(Boolean).join(' ');
  const plain = plainDigits(fold(text));
  return (
    [MINOR, TEAM, BRAND].some((pattern) => pattern.test(plain)) ||
    [text, [name, age, ...places].filter(Boolean).join(' ')].some(
      (each) => messageRisks(each).length > 0,
    )
  );
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
  if (address.origin === origin) {
    // After parsing, because it turns "/..//other.example" into an address of another site.
    const src = ownPicture(`${address.pathname}${address.search}`);
    return src === undefined ? none : { kind: 'own', src };
  }
  return path ? none : { kind: 'foreign', href: address.href, host: address.host };
}

export function pictureAddress(picture: SharedPicture): string | undefined {
  if (picture.kind === 'own') return picture.src;
  return picture.kind === 'foreign' ? picture.href : undefined;
}

/** Reads the five parameters; never throws, whatever the URL contains. */
export function readSharedProfile(query: URLSearchParams, origin: string): SharedProfile {
  const name = getTextContent(query.get('name'), LIMITS.name);
  const city = getTextContent(query.get('city'), LIMITS.place);
  const country = getTextContent(query.get('country'), LIMITS.place);
  const age = ageOf(query.get('age'));
  return {
    name,
    age,
    city,
    country,
    picture: sharedPicture(query.get('image'), origin),
    isRisky: isRisky(name, age, [city, country]),
  };
}
