import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useSearchParams } from 'react-router-dom';

import { readContactSubject } from '../domain/contact';
import { openMail } from '../platform/mail';
import { PageHead } from '../shared/page/PageHead';
import { ContactForm } from './ContactForm';
import { contactCopy as copy } from './copy';
import { Departments } from './Departments';
import { OtherWays } from './OtherWays';

/** The contact form, other ways to reach us, and who is responsible for what (spec 2, section 2). */
export function ContactPage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  // The prerendered page knows no query.
  const subject = readContactSubject(hydrated ? query.get('subject') : null);
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <div className="page-width grid gap-12 pt-8 pb-(--section-space) md:pt-14 lg:grid-cols-[1.5fr_1fr] lg:gap-20">
        <div>
          <h1 className="text-display">{copy.heading}</h1>
          <p className="mt-5 max-w-prose text-lead text-ink-soft">{copy.intro}</p>
          <section aria-labelledby="write" className="mt-10">
            <h2 id="write" className="mb-6 text-heading">
              {copy.form.heading}
            </h2>
            <ContactForm key={subject} subject={subject} onMail={openMail} />
          </section>
        </div>
        <OtherWays />
      </div>
      <Departments />
    </>
  );
}
