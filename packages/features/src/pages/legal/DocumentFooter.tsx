import { Button } from '@iru/ui/button';
import { TextLink } from '@iru/ui/text-link';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { emailHref } from '../../content/brand';
import { type LegalDocument, legalHref, LICENCES_URL } from '../../content/legal/documents';
import { UNTRANSLATED } from '../../content/untranslated';
import { PATHS } from '../../paths';
import { legalCopy as copy } from '#words/pages/legal/copy';
import type { LegalMeta } from './legal-metas';

const pagerClasses = clsx(
  'group flex min-h-11 flex-1 basis-56 items-center gap-4 rounded-md border border-line p-4',
  'hover:border-edge hover:bg-surface',
);

export interface DocumentFooterProps {
  metas: readonly LegalMeta[];
  current: LegalDocument;
}

export function DocumentFooter({ metas, current }: DocumentFooterProps) {
  const at = metas.findIndex(({ slug }) => slug === current);
  const before = metas[at - 1];
  const after = metas[at + 1];
  return (
    <footer data-print="hide" className="mt-14 max-w-form">
      <div className="rounded-lg bg-primary-wash p-6">
        <h2 className="text-title">{copy.questions.heading}</h2>
        <p className="mt-1">{copy.questions.text}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button asChild>
            <a href={emailHref}>{copy.questions.write}</a>
          </Button>
          <Button asChild variant="ghost">
            <Link to={PATHS.contact}>{copy.questions.form}</Link>
          </Button>
        </div>
      </div>
      <nav aria-label={copy.pager} className="mt-6 flex flex-wrap gap-3">
        {before ? (
          <Link to={legalHref(before.slug)} className={pagerClasses}>
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0 text-primary" />
            <span>
              <span className="block text-small text-ink-soft">{copy.previous}</span>{' '}
              <span lang={UNTRANSLATED} className="font-semibold">
                {before.title}
              </span>
            </span>
          </Link>
        ) : null}
        {after ? (
          <Link to={legalHref(after.slug)} className={`${pagerClasses} justify-end text-end`}>
            <span>
              <span className="block text-small text-ink-soft">{copy.next}</span>{' '}
              <span lang={UNTRANSLATED} className="font-semibold">
                {after.title}
              </span>
            </span>
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
          </Link>
        ) : null}
      </nav>
      <p className="mt-3 text-small">
        <TextLink
          variant="quiet"
          href={LICENCES_URL}
          hrefLang="en"
          className="inline-flex min-h-11 items-center"
        >
          {copy.licences}
        </TextLink>
      </p>
    </footer>
  );
}
