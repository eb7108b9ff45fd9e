import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { LIMITS } from '../../domain/limits';
import { stepSchema } from './schemas';
import { REQUIRED_ANSWERS } from './testing/example-answers';
import { toProfile } from './to-profile';

const TODAY = '2026-11-20';
const NAMES = ['firstName', 'lastName', 'username', 'country', 'city', 'nationality'] as const;

it('saves an accepted name neither empty nor too long', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NAMES),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom('\u200B', '\u202E', '\u3164', ' ', 'N'.repeat(5000)),
      ),
      (field, text) => {
        const values = { ...REQUIRED_ANSWERS, [field]: text };
        fc.pre(v.is(stepSchema(1, TODAY), values));
        const saved = toProfile(values, TODAY)[field];
        expect(saved).not.toBe('');
        expect(Array.from(saved).length).toBeLessThanOrEqual(LIMITS.name);
      },
    ),
    { numRuns: 500 },
  );
});
