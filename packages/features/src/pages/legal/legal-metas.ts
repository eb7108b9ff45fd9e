import * as v from 'valibot';

import { LEGAL_DOCUMENTS, type LegalDocument } from '../../content/legal/documents';
import type { ProseModule } from '../../content/prose-module';
import { withBrandWords } from '../../content/brand-words';
import { proseLoader } from '../../parts/prose/prose-loader';
import { proseMeta } from '../../parts/prose/prose-meta';
import { createDocumentSource } from './document-source';
import type { SearchedDocument } from '../../parts/prose/search-prose';

const legalMeta = v.object({
  ...proseMeta.entries,
  slug: v.picklist(LEGAL_DOCUMENTS),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  effective: v.pipe(v.string(), v.isoDate()),
});

export type LegalMeta = v.InferOutput<typeof legalMeta>;

export const offersQuickExit = (document: LegalDocument): boolean =>
  document === 'safety' || document === 'meeting';

const file = (document: LegalDocument) => `../../content/legal/${document}.mdx`;

/** Validates and sorts the front matter of all documents. Throws if something is missing. */
export const readMetas = (found: Readonly<Record<string, unknown>>): LegalMeta[] =>
  LEGAL_DOCUMENTS.map((document) => v.parse(legalMeta, found[file(document)]));

/** The front matter of all documents, in order. */
export const legalMetas: readonly LegalMeta[] = readMetas(
  import.meta.glob('../../content/legal/*.mdx', { query: '?meta', eager: true, import: 'meta' }),
);

const load = proseLoader(
  import.meta.glob<ProseModule>('../../content/legal/*.mdx', { query: '?prose' }),
);

/** The documents’ texts, each loaded when first opened. */
export const legalSource = createDocumentSource<LegalDocument>(load);

/** Loads all documents for the search. Rejects if one fails. */
export const loadSearched = (): Promise<SearchedDocument<LegalDocument>[]> =>
  Promise.all(
    legalMetas.map(async ({ slug, title }) => {
      const { sections } = await load(slug);
      return {
        slug,
        title,
        sections: sections.map((section) => ({ ...section, text: withBrandWords(section.text) })),
      };
    }),
  );
