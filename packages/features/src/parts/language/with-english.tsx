import type { ReactNode } from 'react';

import { IS_DRAFT } from '../../domain/language';

/** A sentence where a mistake in the translation could hurt, with the English one below it. */
export const bilingual = (sentence: string, english: string): ReactNode => (
  <>
    <span>{sentence}</span>
    <span lang="en" className="mt-1 block font-text text-small font-normal opacity-85">
      {english}
    </span>
  </>
);

/** Returns a sentence with the English one below it in a translation that no native speaker has signed; otherwise the sentence. */
export const withEnglish = (sentence: string, english: string): ReactNode =>
  IS_DRAFT ? bilingual(sentence, english) : sentence;

/** The same for plain text, such as a file: the English sentence is on a line of its own. */
export const withEnglishText = (sentence: string, english: string): string =>
  IS_DRAFT ? `${sentence}\n${english}` : sentence;
