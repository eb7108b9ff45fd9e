import { brand } from '../../content/brand';
import type { MailDraft } from '../../domain/mail';
import type { ContactMessage } from './contact-schema';
import { contactCopy } from '#words/pages/contact/copy';

const { form, subjects } = contactCopy;

export const contactMail = ({
  firstName,
  lastName,
  email,
  subject,
  message,
}: ContactMessage): MailDraft => ({
  to: brand.email,
  subject: form.mailSubject(subjects[subject]),
  body: form.mailBody(message, `${firstName} ${lastName}`, email),
});
