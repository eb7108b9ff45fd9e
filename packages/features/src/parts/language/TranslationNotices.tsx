import type { ReactNode } from 'react';

import type { UNTRANSLATED } from '../../content/untranslated';

export interface EnglishNoticeProps {
  /** The language of the text below; undefined if it's the page's. */
  lang: typeof UNTRANSLATED;
}

// A translated build replaces this module: a page in English has nothing to say about its translation.

export const DraftNotice: (() => ReactNode) | undefined = undefined;

export const EnglishNotice = (_props: EnglishNoticeProps): ReactNode => null;
