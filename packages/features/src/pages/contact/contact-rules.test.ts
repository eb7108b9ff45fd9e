// Proves CONTACT-1.
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { mailtoAddress } from '../../domain/mail';
import { contactMail } from './contact-mail';
import { contactSchema } from './contact-schema';
import { contactCopy } from '#words/pages/contact/copy';

const message = {
  firstName: 'Aline',
  lastName: 'Uwase',
  email: 'aline@example.rw',
  subject: 'billing',
  message: 'Where is my receipt?\nThank you.',
} as const;

const reasonsOf = (change: Record<string, string>) => {
  const { issues } = safeParse(contactSchema, { ...message, ...change });
  return issues?.map((issue) => issue.message) ?? [];
};

describe('the contact form', () => {
  it('accepts a complete message', () => {
    expect(reasonsOf({})).toEqual([]);
  });

  it.each([
    ['firstName', '  ', contactCopy.form.reasons.firstName],
    ['lastName', '', contactCopy.form.reasons.lastName],
    ['firstName', '\u200B\u3164', contactCopy.form.reasons.firstName],
    ['message', '\u3164', contactCopy.form.reasons.message],
    ['email', 'aline@', 'Please enter a valid email address'],
    ['subject', 'wedding', contactCopy.form.reasons.subject],
    ['message', '\n', contactCopy.form.reasons.message],
    ['message', 'a'.repeat(1501), contactCopy.form.reasons.tooLong('1,500')],
  ])('rejects %s %j', (field, value, reason) => {
    expect(reasonsOf({ [field]: value })).toContain(reason);
  });

  it('becomes a mailto: URL', () => {
    const address = decodeURIComponent(mailtoAddress(contactMail(message)));
    expect(address).toMatch(
      /^mailto:hello@iru\.example\?subject=\[Iru\] Coins and payments&body=Where is my receipt\?\r\n/,
    );
    expect(address.endsWith('Aline Uwase\r\naline@example.rw')).toBe(true);
  });
});
