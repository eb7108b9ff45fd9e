import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

import { type LegalDocument, legalHref } from '../../content/legal/documents';
import { legalCopy as copy } from './copy';
import { FoldedNav } from './FoldedNav';
import type { LegalMeta } from './legal-metas';

export interface DocumentListProps {
  /** The documents in their order. */
  metas: readonly LegalMeta[];
  /** Which of them is open. */
  current: LegalDocument;
}

/** All documents by name: beside the open one where there is room, behind one button above it on a phone. */
export function DocumentList({ metas, current }: DocumentListProps) {
  return (
    <FoldedNav
      label={copy.documents}
      buttonLabel={copy.chooseDocument}
      variant="boxed"
      className="lg:-ms-4 [&>p]:px-4"
      listClassName="mt-2 lg:mt-0"
    >
      {(fold) =>
        metas.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={legalHref(slug)}
              aria-current={slug === current ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center rounded-md px-4 py-2 leading-snug hover:bg-sunken',
                'aria-[current=page]:bg-primary-wash aria-[current=page]:font-semibold',
                'aria-[current=page]:text-primary',
                'aria-[current=page]:forced-selected',
              )}
              onClick={fold}
            >
              {title}
            </Link>
          </li>
        ))
      }
    </FoldedNav>
  );
}
