import * as v from 'valibot';

import { formatCount } from '../../content/format';
import { CONTACT_SUBJECTS } from '../../domain/contact';
import { emailSchema } from '../../parts/form/email';
import { contactCopy } from './copy';

/** The most characters of a name and of a message; a longer mailto: address is cut by some mail programs. */
export const CONTACT_LIMITS = { name: 80, message: 1500 } as const;

const { reasons } = contactCopy.form;

const text = (reason: string, most: number) =>
  v.pipe(v.string(reason), v.trim(), v.nonEmpty(reason), v.maxLength(most, reasons.tooLong(formatCount(most))));

/** The five fields of the contact form, all required (CONTACT-1). */
export const contactSchema = v.object({
  firstName: text(reasons.firstName, CONTACT_LIMITS.name),
  lastName: text(reasons.lastName, CONTACT_LIMITS.name),
  email: emailSchema,
  subject: v.picklist(CONTACT_SUBJECTS, reasons.subject),
  message: text(reasons.message, CONTACT_LIMITS.message),
});

export type ContactMessage = v.InferOutput<typeof contactSchema>;
