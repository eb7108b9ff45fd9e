/** The languages of the site, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  sw: 'Kiswahili',
  rw: 'Ikinyarwanda',
} as const;

export type Language = keyof typeof LANGUAGES;

/** The languages' codes, in the order of their links. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

/** The languages whose interface a native speaker has signed; search engines may index only these. */
export const SIGNED: readonly Language[] = ['en'];
