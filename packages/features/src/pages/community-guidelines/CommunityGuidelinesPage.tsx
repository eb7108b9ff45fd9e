import { withEnglish } from '../../parts/language/with-english';
import { communityGuidelinesCopy as english } from './copy';
import { Button } from '@iru/ui/button';
import { TextLink } from '@iru/ui/text-link';
import { Notice } from '@iru/ui/notice';
import { Section } from '@iru/ui/section';
import { clsx } from 'clsx';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';

import dance from '../../assets/scenes/dance.svg';
import { legalHref } from '../../content/legal/documents';
import { printClasses } from '../../parts/page/print-classes';
import { EmergencyNumbers } from '../../parts/page/EmergencyNumbers';
import { PageHero } from '../../parts/page/PageHero';
import { Ranges } from '../../parts/page/Ranges';
import { QuickExit } from '../../parts/quick-exit/QuickExit';
import { StatusTag } from '../../parts/status-tag/StatusTag';
import { contactAddress, PATHS } from '../../paths';
import { printPage } from '../../platform/print';
import { Actions } from './Actions';
import { communityGuidelinesCopy as copy } from '#words/pages/community-guidelines/copy';
import { Enforcement } from './Enforcement';
import { Unacceptable } from './Unacceptable';

/** The Community Guidelines: values, unacceptable behaviour, reporting and enforcement (COMMUNITY-1). */
export function CommunityGuidelinesPage() {
  return (
    <div className={printClasses}>
      <PageHero copy={copy} picture={{ src: dance, alt: '' }}>
        <Button asChild size="lg">
          <Link to={contactAddress('safety')}>{copy.report}</Link>
        </Button>
        <Button asChild variant="secondary" size="lg">
          <Link to={legalHref('community')}>{copy.full}</Link>
        </Button>
      </PageHero>
      <div className="page-width pb-12 md:-mt-8 md:pb-16">
        <Notice
          actions={
            <Button variant="secondary" data-print="hide" onClick={printPage}>
              <Printer size={20} aria-hidden="true" />
              <span>{copy.print}</span>
            </Button>
          }
        >
          <p>{copy.template}</p>
          <p className="mt-2">{copy.version}</p>
        </Notice>
      </div>
      <Section tone="sunken" edge="top" heading={copy.values.heading}>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {copy.values.list.map(({ name, text }) => (
            <li key={name} className="border-t-2 border-ink pt-4">
              <h3 className="text-title">{name}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Unacceptable />
      <Section
        tone="night"
        edge="both"
        heading={copy.reporting.heading}
        intro={<StatusTag status="planned" />}
      >
        <ol className="grid gap-6 print:gap-2">
          {copy.reporting.list.map(({ name, text }, at) => (
            <li
              key={name}
              className="grid grid-cols-[3rem_1fr] gap-x-4 md:grid-cols-[3rem_1fr_2fr]"
            >
              <span aria-hidden="true" className="font-display text-heading text-coin">
                {at + 1}
              </span>
              <h3 className="self-center text-title">{name}</h3>
              <p className="col-start-2 text-ink-soft md:col-start-3 md:self-center">
                <Ranges>{text}</Ranges>
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Enforcement />
      <div className="page-width grid gap-12 pb-(--section-space) lg:grid-cols-[1.4fr_1fr] lg:gap-16 print:block">
        <section aria-labelledby="etiquette">
          <h2 id="etiquette" className="text-heading">
            {copy.etiquette.heading}
          </h2>
          <ul className="mt-6 divide-y divide-line border-y border-line print:mt-3">
            {copy.etiquette.list.map((line) => (
              <li key={line} className="py-4 print:py-1.5">
                {line}
              </li>
            ))}
          </ul>
        </section>
        <section
          aria-labelledby="resources"
          className={clsx(
            'break-inside-avoid rounded-lg bg-danger-wash p-6',
            'sm:p-10 lg:self-start',
            'print:mt-6 print:border print:p-4',
          )}
        >
          <h2 id="resources" className="text-heading">
            {copy.resources.heading}
          </h2>
          <p className="mt-3">{withEnglish(copy.resources.text, english.resources.text)}</p>
          <EmergencyNumbers className="mt-4 print:mt-2" />
          <QuickExit className="mt-6" />
        </section>
      </div>
      <section aria-labelledby="appeals" className="page-width pb-(--section-space)">
        <h2 id="appeals" className="text-heading">
          {copy.appeals.heading}
        </h2>
        <p className="mt-4 max-w-prose text-lead">
          <Ranges>{copy.appeals.text}</Ranges>
        </p>
        <p className="mt-4 text-ink-soft">
          <span>{copy.appeals.note}</span>{' '}
          <TextLink asChild>
            <Link to={PATHS.termsOfService}>{copy.appeals.link}</Link>
          </TextLink>
        </p>
      </section>
      <Actions />
    </div>
  );
}
