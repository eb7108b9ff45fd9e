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

/** What is known of a document before it is opened. */
export type LegalMeta = v.InferOutput<typeof legalMeta>;

/** Whether a document is read by somebody who may have to leave in a hurry: the two about safety. */
export const offersQuickExit = (document: LegalDocument): boolean =>
  document === 'safety' || document === 'meeting';

const file = (document: LegalDocument) => `../../content/legal/${document}.mdx`;

/** Puts the front matter of all documents in their order; throws when a document lacks something. */
export const readMetas = (found: Readonly<Record<string, unknown>>): LegalMeta[] =>
  LEGAL_DOCUMENTS.map((document) => v.parse(legalMeta, found[file(document)]));

/** The front matter of the documents in their order, without their texts. */
export const legalMetas: readonly LegalMeta[] = readMetas(
  import.meta.glob('../../content/legal/*.mdx', { query: '?meta', eager: true, import: 'meta' }),
);

const load = proseLoader(
  import.meta.glob<ProseModule>('../../content/legal/*.mdx', { query: '?prose' }),
);

/** The texts of the documents, each loaded when it is first opened. */
export const legalSource = createDocumentSource<LegalDocument>(load);

/** Loads all documents for the search; rejects when one does not arrive. */
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
