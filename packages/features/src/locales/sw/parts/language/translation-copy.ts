import type * as english from '../../../../parts/language/translation-copy';

export const translationCopy: typeof english.translationCopy = {
  draft: 'Tafsiri hii ni rasimu; bado haijakaguliwa.',
  english: 'Soma kwa Kiingereza',
  report: 'Sahihisha sentensi',
  mailSubject: (url) => `Tafsiri: ${url}`,
  mailBody: (url) => `Ukurasa: ${url}\nSentensi:\nSahihisho:\n`,
  untranslated: 'Maandishi haya yako kwa Kiingereza.',
};
