import type { ProseModule } from '../../content/prose-module';
import { systemClock } from '../../platform/clock';

/** How often a document whose markup is there already is asked for, and the first wait between, in milliseconds. */
const ATTEMPTS = 6;
const RETRY_MS = 2000;

/** Where a page gets its documents from, each when it is first opened. */
export interface ProseSource<Slug extends string> {
  /**
   * The document, the same promise at each call; undefined when its file does not arrive. Where the markup is there
   * already (`prerendered`), a missing file is asked for again and never takes the text away.
   */
  readonly open: (slug: Slug, prerendered: boolean) => Promise<ProseModule | undefined>;
  /** Forgets a document that did not arrive, so that it is asked for again. */
  readonly forget: (slug: Slug) => void;
}

/** Keeps each document that has been opened. */
export const createProseSource = <Slug extends string>(
  load: (slug: Slug) => Promise<ProseModule>,
  clock: Pick<typeof systemClock, 'later'> = systemClock,
): ProseSource<Slug> => {
  const opened = new Map<Slug, Promise<ProseModule | undefined>>();
  const loadStubbornly = async (slug: Slug, attempt = 1): Promise<ProseModule> => {
    try {
      return await load(slug);
    } catch {
      await new Promise<void>((resolve) => {
        if (attempt < ATTEMPTS) clock.later(RETRY_MS * attempt, resolve);
      });
      return loadStubbornly(slug, attempt + 1);
    }
  };
  return {
    open: (slug, prerendered) => {
      const known = opened.get(slug);
      if (known) return known;
      const text = prerendered ? loadStubbornly(slug) : load(slug).catch(() => undefined);
      opened.set(slug, text);
      return text;
    },
    forget: (slug) => {
      opened.delete(slug);
    },
  };
};
