import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

import { type LegalDocument, legalHref } from '../../content/legal/documents';
import { UNTRANSLATED } from '../../content/untranslated';
import { legalCopy as copy } from '#words/pages/legal/copy';
import { FoldedNav } from './FoldedNav';
import type { LegalMeta } from './legal-metas';

export interface DocumentListProps {
  metas: readonly LegalMeta[];
  current: LegalDocument;
}

export function DocumentList({ metas, current }: DocumentListProps) {
  return (
    <FoldedNav
      label={copy.documents}
      buttonLabel={copy.chooseDocument}
      variant="boxed"
      className="lg:-ms-4 [&>p]:px-4"
      listClassName="mt-2 lg:mt-0"
    >
      {(collapse) =>
        metas.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={legalHref(slug)}
              lang={UNTRANSLATED}
              aria-current={slug === current ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center rounded-md px-4 py-2 leading-snug hover:bg-sunken',
                'aria-[current=page]:bg-primary-wash aria-[current=page]:font-semibold',
                'aria-[current=page]:text-primary',
                'aria-[current=page]:forced-selected',
              )}
              onClick={collapse}
            >
              {title}
            </Link>
          </li>
        ))
      }
    </FoldedNav>
  );
}
