/** What a translated page adds about its translation. */
export const translationCopy = {
  draft: 'Draft translation, not reviewed yet.',
  english: 'Read in English',
  report: 'Correct a sentence',
  mailSubject: (url: string) => `Translation: ${url}`,
  mailBody: (url: string) => `Page: ${url}\nSentence:\nBetter:\n`,
  untranslated: 'This text is in English.',
};
