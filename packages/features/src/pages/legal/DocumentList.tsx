import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
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
  const panelId = useId();
  const [open, setOpen] = useState(false);
  return (
    <nav
      aria-label={copy.documents}
      data-print="hide"
      className="lg:sticky lg:top-25 lg:-ms-4 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
    >
      <p className="mb-2 hidden px-4 text-small font-semibold tracking-wide text-ink-soft uppercase lg:block">
        {copy.documents}
      </p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        className={clsx(
          'flex min-h-12 w-full items-center justify-between rounded-md border border-edge bg-surface px-4',
          'font-semibold lg:hidden',
        )}
        onClick={() => setOpen((was) => !was)}
      >
        {copy.chooseDocument}
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-5 transition-transform duration-fast', open && 'rotate-180')}
        />
      </button>
      <ol id={panelId} className={clsx('mt-2 lg:mt-0 lg:block', !open && 'hidden')}>
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
    </nav>
  );
}
