import type * as english from '../../../../parts/language/translation-copy';

export const translationCopy: typeof english.translationCopy = {
  draft: 'Brouillon de traduction, pas encore relu.',
  english: 'Lire en anglais',
  report: 'Corriger une phrase',
  mailSubject: (url) => `Traduction\u00a0: ${url}`,
  mailBody: (url) => `Page\u00a0: ${url}\nPhrase\u00a0:\nMieux\u00a0:\n`,
  untranslated: 'Ce texte est en anglais.',
};
