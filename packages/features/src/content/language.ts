/** The languages of the site, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  sw: 'Kiswahili',
  rw: 'Ikinyarwanda',
} as const;

export type Language = keyof typeof LANGUAGES;

/** The language of this build; each language has its own module under `locales`. */
export const LANGUAGE: Language = 'en';
