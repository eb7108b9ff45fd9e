import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { emailSchema } from './email';

const reason = 'Please enter a valid email address';

describe('an email address', () => {
  it.each([
    'aline@example.com',
    "o'brien+iru@mail.example.co.rw",
    ' aline@example.com ',
    'a@b.rw',
    'a@xn--80ak6aa92e.xn--p1ai',
  ])('%s is valid', (text) => {
    expect(v.parse(emailSchema, text)).toBe(text.trim());
  });

  it.each(['\u202aaline@example.com\u202c', 'aline\u200b@example.com', 'aline＠example.com'])(
    '%j is cleaned',
    (text) => {
      expect(v.parse(emailSchema, text)).toBe('aline@example.com');
    },
  );

  it.each([
    '',
    'aline',
    'aline@example',
    'al ine@example.com',
    '.a@example.com',
    'a..b@example.com',
    'a.@example.com',
    'a@example.',
    'a@.com',
    'a@example.c',
    'a@-example.com',
    `${'a'.repeat(250)}@example.com`,
    undefined,
  ])('%j cannot, in the words of the catalogue', (value) => {
    const parsed = v.safeParse(emailSchema, value);
    expect(parsed.issues?.[0].message).toBe(reason);
  });

  it('checks the length before the pattern', () => {
    expect(v.safeParse(emailSchema, 'a'.repeat(255)).issues?.map(({ type }) => type)).toEqual([
      'max_length',
    ]);
  });
});
