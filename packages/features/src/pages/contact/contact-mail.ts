import { brand } from '../../content/brand';
import { mailtoAddress } from '../../domain/mail';
import type { ContactMessage } from './contact-schema';
import { contactCopy } from './copy';

const { form, subjects } = contactCopy;

export const contactMail = ({
  firstName,
  lastName,
  email,
  subject,
  message,
}: ContactMessage): string =>
  mailtoAddress({
    to: brand.email,
    subject: form.mailSubject(subjects[subject]),
    body: form.mailBody(message, `${firstName} ${lastName}`, email),
  });
