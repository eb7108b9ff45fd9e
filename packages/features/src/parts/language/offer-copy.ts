// cspell:disable -- Three of the four sentences are in other languages.
import type { Language } from '../../domain/languages';

/** The offer of a language in that language, whatever the language of the page. */
export const offerCopy: Readonly<
  Record<Language, { readonly read: string; readonly close: string }>
> = {
  en: { read: 'Read this page in English', close: 'Close' },
  fr: { read: 'Lire cette page en français', close: 'Fermer' },
  sw: { read: 'Soma ukurasa huu kwa Kiswahili', close: 'Funga' },
  rw: { read: 'Gusoma iyi paji mu Kinyarwanda', close: 'Gufunga' },
};
