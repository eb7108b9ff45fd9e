import type { Language } from './languages';

/** The language of this build. */
export const LANGUAGE: Language = 'en';
