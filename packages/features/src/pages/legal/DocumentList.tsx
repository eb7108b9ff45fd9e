import { Disclosure, DisclosureButton, DisclosurePanel } from '@iru/ui/disclosure';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { type LegalDocument, legalHref } from '../../content/legal/documents';
import { legalCopy as copy } from './copy';
import type { LegalMeta } from './legal-metas';

export interface DocumentListProps {
  /** The documents in their order. */
  metas: readonly LegalMeta[];
  /** Which of them is open. */
  current: LegalDocument;
}

/** All documents by name: beside the open one where there is room, behind one button above it on a phone. */
export function DocumentList({ metas, current }: DocumentListProps) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure asChild alwaysOpenWide open={open} onOpenChange={setOpen}>
      <nav
        aria-label={copy.documents}
        data-print="hide"
        className="lg:sticky lg:top-25 lg:-ms-4 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
      >
        <p className="mb-2 hidden px-4 text-small font-semibold tracking-wide text-ink-soft uppercase lg:block">
          {copy.documents}
        </p>
        <DisclosureButton variant="boxed">{copy.chooseDocument}</DisclosureButton>
        <DisclosurePanel asChild>
          <ol className="mt-2 lg:mt-0">
            {metas.map(({ slug, title }) => (
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
                  onClick={() => setOpen(false)}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </DisclosurePanel>
      </nav>
    </Disclosure>
  );
}
