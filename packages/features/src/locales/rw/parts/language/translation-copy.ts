import type * as english from '../../../../parts/language/translation-copy';

export const translationCopy: typeof english.translationCopy = {
  draft: 'Ubu buhinduzi ni ubw’agateganyo; nta muntu uvuga Ikinyarwanda kavukire urabusoma.',
  english: 'Soma mu Cyongereza',
  report: 'Kosora interuro',
  mailSubject: (url) => `Ubuhinduzi: ${url}`,
  mailBody: (url) => `Paji: ${url}\nInteruro:\nIkosoye:\n`,
  untranslated: 'Uyu mwandiko uri mu Cyongereza.',
};
