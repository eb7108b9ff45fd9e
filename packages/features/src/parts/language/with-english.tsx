import type { withEnglish } from './with-english';

/** A sentence where a mistake in the translation could hurt, with the English one below it. */
export const bilingual: typeof withEnglish = (sentence, english) => (
  <>
    <span>{sentence}</span>
    <span lang="en" className="mt-1 block font-text text-small font-normal opacity-85">
      {english}
    </span>
  </>
);
