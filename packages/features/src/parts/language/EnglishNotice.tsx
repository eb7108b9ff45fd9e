import type { EnglishNoticeProps } from './TranslationNotices';
import { translationCopy as copy } from './translation-copy';

/** A line in the page's language: the text below is in English. */
export function EnglishNotice({ lang }: EnglishNoticeProps) {
  return lang ? <p className="mb-4 text-small text-ink-soft">{copy.untranslated}</p> : null;
}
