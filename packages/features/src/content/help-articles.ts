import type { ProseModule } from './prose-module';

/** The front matter of each help article. */
export const articleMetas: Readonly<Record<string, unknown>> = import.meta.glob('./help/*.mdx', {
  query: '?meta',
  eager: true,
  import: 'meta',
});

/** Loads the text of each help article. */
export const articleTexts = import.meta.glob<ProseModule>('./help/*.mdx', { query: '?prose' });
