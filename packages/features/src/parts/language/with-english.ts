import type { ReactNode } from 'react';

/** Returns a sentence with the English one below it in a translation that no native speaker has signed; in English, the sentence. */
export const withEnglish = (sentence: string, _english: string): ReactNode => sentence;
