import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';
import { Section } from '@iru/ui/section';
import { clsx } from 'clsx';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';

import { legalHref } from '../../content/legal/documents';
import { printClasses } from '../../parts/page/print-classes';
import { PolicyHead } from '../../parts/page/PolicyHead';
import { SideBySide } from '../../parts/page/SideBySide';
import { PostalAddress } from '../../parts/page/PostalAddress';
import { Ranges } from '../../parts/page/Ranges';
import { SummaryCards } from '../../parts/page/SummaryCards';
import { PATHS } from '../../paths';
import { printPage } from '../../platform/print';
import { termsOfServiceCopy as copy } from '#words/pages/terms-of-service/copy';
import { SECTIONS } from './data';
import { Termination } from './Termination';

/** The short version of the terms with its effective date (TERMS-1). */
export function TermsOfServicePage() {
  return (
    <div className={printClasses}>
      <PolicyHead copy={copy} effective={copy.effective}>
        <Button asChild>
          <Link to={legalHref('terms')}>{copy.full}</Link>
        </Button>
        <Button variant="secondary" onClick={printPage}>
          <Printer size={20} aria-hidden="true" />
          <span>{copy.print}</span>
        </Button>
      </PolicyHead>
      <SummaryCards heading={copy.summary.heading} list={copy.summary.list} />
      <div className="page-width pb-(--section-space)">
        <Notice className="max-w-prose">
          <p>{copy.template}</p>
          <p className="mt-2">{copy.version}</p>
        </Notice>
        {SECTIONS.map((id) => (
          <section
            key={id}
            aria-labelledby={id}
            className={clsx(
              'grid gap-x-12 gap-y-3 border-t border-line py-8 first-of-type:mt-8',
              'lg:grid-cols-[1fr_2fr]',
              'print:block print:py-3 print:first-of-type:mt-4',
            )}
          >
            <h2 id={id} className="text-title">
              {copy.sections[id].heading}
            </h2>
            <div className="grid max-w-prose gap-3 print:mt-1 print:block print:max-w-none">
              {copy.sections[id].paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Ranges>{paragraph}</Ranges>
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
      <Section tone="sunken" heading={copy.prohibited.heading}>
        <ul className="grid list-disc gap-x-12 gap-y-3 ps-5 marker:text-danger md:grid-cols-2">
          {copy.prohibited.list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
      <Termination />
      <Section tone="primary-wash" heading={copy.deletion.heading}>
        <ul className="grid gap-6 md:grid-cols-3">
          {copy.deletion.list.map((line) => (
            <li key={line} className="border-t-2 border-ink pt-4">
              {line}
            </li>
          ))}
        </ul>
        <Button asChild variant="secondary" data-print="hide" className="mt-8">
          <Link to={PATHS.user}>{copy.deletion.link}</Link>
        </Button>
      </Section>
      <SideBySide>
        <section aria-labelledby="disputes">
          <h2 id="disputes" className="text-heading">
            {copy.disputes.heading}
          </h2>
          <ol className="mt-6 grid gap-5">
            {copy.disputes.list.map(({ name, text }, at) => (
              <li key={name} className="grid grid-cols-[2.5rem_1fr]">
                <span aria-hidden="true" className="font-display text-title text-primary">
                  {at + 1}
                </span>
                <span>
                  <b className="font-semibold">{name}</b>
                  <span className="block text-ink-soft">{text}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
        <div className="grid content-start gap-12 print:gap-6">
          <section aria-labelledby="changes">
            <h2 id="changes" className="text-heading">
              {copy.changes.heading}
            </h2>
            <p className="mt-4">{copy.changes.text}</p>
          </section>
          <section aria-labelledby="legal-contact">
            <h2 id="legal-contact" className="text-heading">
              {copy.contact.heading}
            </h2>
            <p className="mt-4">
              <Ranges>{copy.contact.text}</Ranges>
            </p>
            <PostalAddress />
          </section>
        </div>
      </SideBySide>
    </div>
  );
}
