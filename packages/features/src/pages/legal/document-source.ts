import type { ProseModule } from '../../content/prose-module';
import { retryImport } from '../../parts/lazy/retry-import';
import { systemClock } from '../../platform/clock';

/** Where a page gets its documents from, each when it is first opened. */
export interface DocumentSource<Slug extends string> {
  /**
   * The document, the same promise at each call; undefined when its file does not arrive. Where the markup is there
   * already (`prerendered`), a missing file is asked for again and never takes the text away.
   */
  readonly open: (slug: Slug, prerendered: boolean) => Promise<ProseModule | undefined>;
  /** Forgets a document that did not arrive, so that it is asked for again. */
  readonly forget: (slug: Slug) => void;
}

/** Keeps each document that has been opened. */
export const createDocumentSource = <Slug extends string>(
  load: (slug: Slug) => Promise<ProseModule>,
  clock: Pick<typeof systemClock, 'later'> = systemClock,
): DocumentSource<Slug> => {
  const opened = new Map<Slug, Promise<ProseModule | undefined>>();
  return {
    open: (slug, prerendered) => {
      const known = opened.get(slug);
      if (known) return known;
      const text = prerendered
        ? retryImport(() => load(slug), clock)
        : load(slug).catch(() => undefined);
      opened.set(slug, text);
      return text;
    },
    forget: (slug) => {
      opened.delete(slug);
    },
  };
};
