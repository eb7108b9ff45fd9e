import { Button } from '@iru/ui/button';
import { TextLink } from '@iru/ui/text-link';
import { Notice } from '@iru/ui/notice';
import { Section } from '@iru/ui/section';
import { Printer, X } from 'lucide-react';
import { Link } from 'react-router-dom';

import { legalHref } from '../../content/legal/documents';
import { printClasses } from '../../parts/page/print-classes';
import { PolicyHead } from '../../parts/page/PolicyHead';
import { SideBySide } from '../../parts/page/SideBySide';
import { PostalAddress } from '../../parts/page/PostalAddress';
import { SummaryCards } from '../../parts/page/SummaryCards';
import { StatusTag } from '../../parts/status-tag/StatusTag';
import { PATHS } from '../../paths';
import { printPage } from '../../platform/print';
import { privacyPolicyCopy as copy } from '#words/pages/privacy-policy/copy';
import { Retention } from './Retention';

/** The short privacy policy: what is kept, why, for how long, and the visitor's rights (PRIVACY-1). */
export function PrivacyPolicyPage() {
  return (
    <div className={printClasses}>
      <PolicyHead copy={copy} effective={copy.effective}>
        <Button asChild>
          <Link to={legalHref('privacy')}>{copy.full}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={PATHS.user}>{copy.yourData}</Link>
        </Button>
        <Button variant="ghost" onClick={printPage}>
          <Printer size={20} aria-hidden="true" />
          <span>{copy.print}</span>
        </Button>
      </PolicyHead>
      <SummaryCards heading={copy.summary.heading} list={copy.summary.list} />
      <section
        aria-labelledby="device"
        className="page-width grid gap-6 pb-(--section-space) md:grid-cols-[1fr_1.6fr] md:gap-12 print:block"
      >
        <h2 id="device" className="text-heading">
          {copy.device.heading}
        </h2>
        <div className="max-w-prose print:max-w-none">
          <p className="text-lead print:mt-2">{copy.device.text}</p>
          <p className="mt-4 print:mt-2">{copy.device.history}</p>
          <p className="mt-4 print:mt-2">{copy.device.kept}</p>
          <Notice className="mt-6 print:mt-3">{copy.template}</Notice>
        </div>
      </section>
      <Retention />
      <section aria-labelledby="never" className="page-width py-(--section-space)">
        <h2 id="never" className="text-heading">
          {copy.never.heading}
        </h2>
        <ul className="mt-6 grid gap-4 md:grid-cols-2 print:mt-3 print:grid-cols-2 print:gap-2">
          {copy.never.list.map((line) => (
            <li key={line} className="flex gap-3">
              <X aria-hidden="true" className="mt-1 size-5 shrink-0 text-danger" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </section>
      <Section
        tone="primary-wash"
        edge="top"
        heading={copy.rights.heading}
        intro={copy.rights.intro}
      >
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-y-3">
          {copy.rights.list.map(({ name, text }) => (
            <div key={name} className="border-t-2 border-ink pt-4">
              <dt className="text-title">{name}</dt>
              <dd className="mt-1 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <SideBySide>
        <section aria-labelledby="cookies">
          <h2 id="cookies" className="text-heading">
            {copy.cookies.heading}
          </h2>
          <p className="mt-4">{copy.cookies.today}</p>
          <StatusTag status="planned" className="mt-4" />
          <p className="mt-1">{copy.cookies.planned}</p>
          <TextLink asChild className="mt-2 inline-flex min-h-11 items-center">
            <Link to={legalHref('cookies')}>{copy.cookies.link}</Link>
          </TextLink>
        </section>
        <section aria-labelledby="privacy-contact">
          <h2 id="privacy-contact" className="text-heading">
            {copy.contact.heading}
          </h2>
          <p className="mt-4">{copy.contact.text}</p>
          <PostalAddress />
        </section>
      </SideBySide>
    </div>
  );
}
