import type * as english from '../../../../parts/language/translation-copy';

export const translationCopy: typeof english.translationCopy = {
  draft: 'Tafsiri ya rasimu, haijakaguliwa bado.',
  english: 'Soma kwa Kiingereza',
  report: 'Sahihisha sentensi',
  mailSubject: (url) => `Tafsiri: ${url}`,
  mailBody: (url) => `Ukurasa: ${url}\nSentensi:\nBora:\n`,
  untranslated: 'Maandishi haya yako kwa Kiingereza.',
};
