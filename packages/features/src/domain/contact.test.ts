import { describe, expect, it } from 'vitest';

import { CONTACT_SUBJECTS, readContactSubject } from './contact';

describe('the subject of a message', () => {
  it.each(CONTACT_SUBJECTS)('keeps %s', (subject) => {
    expect(readContactSubject(subject)).toBe(subject);
  });

  it.each([null, '', 'Safety', 'constructor', 'safety,press'])(
    'reads %j as the general one',
    (value) => {
      expect(readContactSubject(value)).toBe('general');
    },
  );
});
