type TextLanguage = 'en' | undefined;

/** The language of the texts that exist in English only: legal documents and the blog; undefined if it's the page's. */
export const UNTRANSLATED: TextLanguage = undefined;

/** Returns the language of a help article by slug; undefined if it's the page's. */
export const articleLanguage = (_slug: string): TextLanguage => undefined;
