/** The languages of the site, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  sw: 'Kiswahili',
  rw: 'Ikinyarwanda',
} as const;

export type Language = keyof typeof LANGUAGES;

/** The languages whose interface a native speaker has signed; search engines may index only these. */
export const SIGNED: readonly Language[] = ['en'];

/** The language of this build; each language has its own module under `locales`. */
export const LANGUAGE: Language = 'en';

/** What precedes each path in the URLs of this build. */
export const BASE_PATH: string = '';
