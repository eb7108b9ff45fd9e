import { type Language, LANGUAGE_CODES } from './languages';

/** Returns the first of our languages in an Accept-Language header, which lists them by preference; undefined if it has none. */
export const readAcceptLanguage = (header: string | null | undefined): Language | undefined =>
  header
    ?.slice(0, 200)
    .split(',')
    .map((range) => /^[a-z]{2,3}(?![a-z])/i.exec(range.trim())?.[0].toLowerCase())
    .map((code) => LANGUAGE_CODES.find((language) => language === code))
    .find((language) => language !== undefined);
