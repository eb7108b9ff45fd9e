import type * as english from '../../../../parts/language/translation-copy';

export const translationCopy: typeof english.translationCopy = {
  draft: 'Ubuhinduzi bw’agateganyo, butarasuzumwa.',
  english: 'Gusoma mu Cyongereza',
  report: 'Gukosora interuro',
  mailSubject: (url) => `Ubuhinduzi: ${url}`,
  mailBody: (url) => `Paji: ${url}\nInteruro:\nIkosoye:\n`,
  untranslated: 'Uyu mwandiko uri mu Cyongereza.',
};
