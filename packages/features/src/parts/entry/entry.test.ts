import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { checkForm } from './check-form';
import { emailSchema } from './email';

const reason = 'Please enter a valid email address';

describe('an email address', () => {
  it.each(['aline@example.com', "o'brien+iru@mail.example.co.rw", ' aline@example.com ', 'a@b.rw', 'a@xn--80ak6aa92e.xn--p1ai'])(
    '%s can be written to',
    (text) => {
      expect(v.parse(emailSchema, text)).toBe(text.trim());
    },
  );

  it.each([
    '', ' ', 'aline', 'aline@', '@example.com', 'aline@example', 'aline@@example.com', 'al ine@example.com', '.a@example.com',
    'a..b@example.com', 'a.@example.com', 'a@example.', 'a@.com', 'a@example.c', 'a@-example.com', `${'a'.repeat(250)}@example.com`,
    undefined, null, 7,
  ])('%j cannot, in the words of the catalogue', (value) => {
    const parsed = v.safeParse(emailSchema, value);
    expect(parsed.issues?.[0].message).toBe(reason);
  });
});

describe('a checked form', () => {
  const schema = v.object({ email: emailSchema, note: v.pipe(v.string(), v.nonEmpty('Write something')) });
  const filled = (values: Readonly<Record<string, string>>) => {
    const data = new FormData();
    Object.entries(values).forEach(([name, value]) => data.append(name, value));
    return data;
  };

  it('gives the values as the schema reads them', () => {
    expect(checkForm(schema, filled({ email: ' a@b.rw', note: 'x', more: 'y' }))).toEqual({
      ok: true, value: { email: 'a@b.rw', note: 'x' },
    });
  });

  it('names each field once, in the order of the schema', () => {
    expect(checkForm(schema, filled({ note: '', email: '' }))).toEqual({
      ok: false, error: [{ name: 'email', reason }, { name: 'note', reason: 'Write something' }],
    });
  });
});
