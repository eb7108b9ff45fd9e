import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { emailSchema } from '../form/email';
import { checkForm } from './check-form';

const reason = 'Please enter a valid email address';

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
