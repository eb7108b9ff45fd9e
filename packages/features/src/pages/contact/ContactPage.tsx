import { PageHead } from '../../parts/page/PageHead';
import { PageTitle } from '../../parts/page/PageTitle';
import { goToHeading } from '../../parts/prose/go-to-heading';
import { openMail } from '../../platform/open-mail';
import { ContactForm } from './ContactForm';
import { contactCopy as copy } from './copy';
import { Departments } from './Departments';
import { ContactChannels } from './ContactChannels';
import { useSubject } from './use-subject';

const FORM_HEADING = 'write';

const toForm = () => goToHeading(FORM_HEADING, true);

/** The contact form, other ways to reach us, and who is responsible for what (CONTACT-1). */
export function ContactPage() {
  const [subject, setSubject] = useSubject(toForm);
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <div className="page-width grid gap-12 pt-8 pb-(--section-space) md:pt-14 lg:grid-cols-[1.5fr_1fr] lg:gap-20">
        <div>
          <PageTitle heading={copy.heading} intro={copy.intro} />
          <section aria-labelledby={FORM_HEADING} className="mt-10">
            <h2 id={FORM_HEADING} className="mb-6 text-heading">
              {copy.form.heading}
            </h2>
            <ContactForm subject={subject} onSubject={setSubject} onMail={openMail} />
          </section>
        </div>
        <ContactChannels />
      </div>
      <Departments />
    </>
  );
}
