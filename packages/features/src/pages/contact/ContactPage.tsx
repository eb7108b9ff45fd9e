import { EmergencyNumbers } from '../../parts/page/EmergencyNumbers';
import { PageHead } from '../../parts/page/PageHead';
import { scrollToHeading } from '../../parts/prose/scroll-to-heading';
import { openMail } from '../../platform/open-mail';
import { ContactForm } from './ContactForm';
import { contactCopy as copy } from '#words/pages/contact/copy';
import { Departments } from './Departments';
import { ContactChannels } from './ContactChannels';
import { useSubject } from './use-subject';
import { withEnglish } from '../../parts/language/with-english';
import { contactCopy as english } from './copy';

const FORM_HEADING = 'write';

const scrollToForm = () => scrollToHeading(FORM_HEADING, true);

/** The Contact page: emergency numbers, the form, other channels and the planned departments (CONTACT-1). */
export function ContactPage() {
  const [subject, setSubject] = useSubject(scrollToForm);
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <div className="page-width grid gap-12 pt-8 pb-(--section-space) md:pt-14 lg:grid-cols-[1.5fr_1fr] lg:gap-20">
        <div>
          <h1 className="text-display">{copy.heading}</h1>
          <div className="mt-5 rounded-lg bg-danger-wash p-5 sm:p-6">
            <p className="text-lead">{withEnglish(copy.intro, english.intro)}</p>
            <EmergencyNumbers className="mt-3 max-w-card" />
          </div>
          <section aria-labelledby={FORM_HEADING} className="mt-10">
            <h2 id={FORM_HEADING} className="text-heading">
              {copy.form.heading}
            </h2>
            <p className="mt-2 mb-6 text-ink-soft">{copy.form.planned}</p>
            <ContactForm subject={subject} onSubject={setSubject} onMail={openMail} />
          </section>
        </div>
        <ContactChannels />
      </div>
      <Departments />
    </>
  );
}
