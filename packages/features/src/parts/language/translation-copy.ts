/** What a translated page adds about its translation. */
export const translationCopy = {
  draft: 'This translation is a draft that no native speaker has read yet.',
  english: 'Read in English',
  report: 'Correct a sentence',
  mailSubject: (url: string) => `Translation: ${url}`,
  mailBody: (url: string) => `Page: ${url}\nSentence:\nBetter:\n`,
  untranslated: 'This text is in English.',
};
