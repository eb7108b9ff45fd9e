import type { ProseModule } from '../../content/prose-module';
import { retryImport } from '../../parts/lazy/retry-import';
import { systemClock } from '../../platform/clock';
import { explainFailure } from '../../platform/reload-needed';

export interface DocumentSource<Slug extends string> {
  /**
   * Returns the document, always as the same promise, or undefined if it fails to load. If its markup is already
   * prerendered, loading is retried and a failure never removes the text.
   */
  readonly open: (slug: Slug, prerendered: boolean) => Promise<ProseModule | undefined>;
  /** Forgets a document that failed, so that it can be loaded again. */
  readonly forget: (slug: Slug) => void;
}

export const createDocumentSource = <Slug extends string>(
  load: (slug: Slug) => Promise<ProseModule>,
  clock: Pick<typeof systemClock, 'later'> = systemClock,
): DocumentSource<Slug> => {
  const opened = new Map<Slug, Promise<ProseModule | undefined>>();
  const failed = new Set<Slug>();
  return {
    open: (slug, prerendered) => {
      const cached = opened.get(slug);
      if (cached) return cached;
      const text = prerendered
        ? retryImport(() => load(slug), { clock })
        : load(slug).catch(async () => {
            const isRepeated = failed.has(slug);
            failed.add(slug);
            await explainFailure({ isRepeated });
            return undefined;
          });
      opened.set(slug, text);
      return text;
    },
    forget: (slug) => {
      opened.delete(slug);
    },
  };
};
