import type * as english from '../../../../parts/language/translation-copy';

export const translationCopy: typeof english.translationCopy = {
  draft: 'Brouillon de traduction, pas encore relu.',
  english: 'Lire en anglais',
  report: 'Corriger une phrase',
  mailSubject: (url) => `Traduction\u202f: ${url}`,
  mailBody: (url) => `Page\u202f: ${url}\nPhrase\u202f:\nMieux\u202f:\n`,
  untranslated: 'Ce texte est en anglais.',
};
