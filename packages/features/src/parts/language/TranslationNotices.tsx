import type { ReactNode } from 'react';

import type { UNTRANSLATED } from '../../content/untranslated';

export interface EnglishNoticeProps {
  /** The language of the text below; undefined if it's the page's. */
  lang: typeof UNTRANSLATED;
}

// Replaced in a translated build; a page in English needs no notice.

export const DraftNotice: (() => ReactNode) | undefined = undefined;

export const EnglishNotice = (_props: EnglishNoticeProps): ReactNode => null;
