import { Button } from '@iru/ui/button';
import { Printer } from 'lucide-react';
import type { RefObject } from 'react';

import { brand, emailHref } from '../../content/brand';
import { UNTRANSLATED } from '../../content/untranslated';
import { EnglishNotice } from '../../parts/language/EnglishNotice';
import { readingMinutes } from '../../parts/prose/prose-meta';
import { QuickExit } from '../../parts/quick-exit/QuickExit';
import { legalCopy as copy } from '#words/pages/legal/copy';
import { type LegalMeta, offersQuickExit } from './legal-metas';

export interface DocumentHeadProps {
  meta: LegalMeta;
  /** The page’s heading, which takes focus when another document opens. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

export function DocumentHead({ meta, headingRef }: DocumentHeadProps) {
  const facts = [
    copy.effective(meta.effective),
    copy.version(meta.version),
    copy.reading(readingMinutes(meta.words)),
  ];
  return (
    <header className="mb-8 lg:mb-10">
      <p translate="no" className="hidden font-display text-title font-semibold print:block">
        {brand.name}
      </p>
      <EnglishNotice lang={UNTRANSLATED} />
      <h1 ref={headingRef} lang={UNTRANSLATED} className="text-display">
        {meta.title}
      </h1>
      <p lang={UNTRANSLATED} className="mt-3 max-w-form text-lead text-ink-soft">
        {meta.summary}
      </p>
      {offersQuickExit(meta.slug) ? <QuickExit className="mt-5" /> : null}
      <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div data-print="hide" className="mt-5 flex flex-wrap items-center gap-2">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          <span>{copy.print}</span>
        </Button>
        <Button asChild variant="ghost">
          <a href={`${emailHref}?subject=${encodeURIComponent(copy.contactSubject)}`}>
            {copy.contact}
          </a>
        </Button>
      </div>
      <p className="mt-6 max-w-form border-t border-line pt-4 text-small text-ink-soft">
        {copy.template}
      </p>
    </header>
  );
}
