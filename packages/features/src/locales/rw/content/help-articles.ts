import type * as english from '../../../content/help-articles';
import type { ProseModule } from '../../../content/prose-module';

// The articles on safety are translated; the others are the English ones.

export const articleMetas: typeof english.articleMetas = import.meta.glob(
  [
    './help/*.mdx',
    '../../../content/help/*.mdx',
    '!../../../content/help/{coins-lost,first-meeting,hide-block-report,money-requests,quick-exit,your-data}.mdx',
  ],
  { query: '?meta', eager: true, import: 'meta' },
);

export const articleTexts: typeof english.articleTexts = import.meta.glob<ProseModule>(
  [
    './help/*.mdx',
    '../../../content/help/*.mdx',
    '!../../../content/help/{coins-lost,first-meeting,hide-block-report,money-requests,quick-exit,your-data}.mdx',
  ],
  { query: '?prose' },
);
