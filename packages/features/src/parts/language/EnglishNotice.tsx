import { translationCopy as copy } from '#words/parts/language/translation-copy';

export interface EnglishNoticeProps {
  /** The language of the text below; undefined if it's the page's. */
  lang: 'en' | undefined;
}

/** A line in the page's language: the text below is in English. */
export function EnglishNotice({ lang }: EnglishNoticeProps) {
  return lang ? <p className="mb-4 text-small text-ink-soft">{copy.untranslated}</p> : null;
}
