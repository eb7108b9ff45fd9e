import { brand } from '../../content/brand';
import type { MailDraft } from '../../domain/mail';
import type { ContactMessage } from './contact-schema';
import { contactCopy } from '#words/pages/contact/copy';

export const contactMail = ({
  firstName,
  lastName,
  email,
  subject,
  message,
}: ContactMessage): MailDraft => ({
  to: brand.email,
  subject: `[${brand.name}] ${contactCopy.subjects[subject]}`,
  body: `${message}\n\n${firstName} ${lastName}\n${email}`,
});
