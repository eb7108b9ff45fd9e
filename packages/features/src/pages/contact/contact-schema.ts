import * as v from 'valibot';

import { formatCount } from '#words/content/format';
import { CONTACT_SUBJECTS } from '../../domain/contact';
import { LIMITS } from '../../domain/limits';
import { isVisible } from '../../domain/text';
import { emailSchema } from '../../parts/form/email';
import { contactCopy } from '#words/pages/contact/copy';

const { reasons } = contactCopy.form;

const text = (reason: string, max: number) =>
  v.pipe(
    v.string(reason),
    v.trim(),
    v.check(isVisible, reason),
    v.maxLength(max, () => reasons.tooLong(formatCount(max))),
  );

/** The five fields of the contact form, all required (CONTACT-1). */
export const contactSchema = v.object({
  firstName: text(reasons.firstName, LIMITS.contactName),
  lastName: text(reasons.lastName, LIMITS.contactName),
  email: emailSchema,
  subject: v.picklist(CONTACT_SUBJECTS, reasons.subject),
  message: text(reasons.message, LIMITS.contactMessage),
});

export type ContactMessage = v.InferOutput<typeof contactSchema>;
