import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { LIMITS } from '../../domain/limits';
import { stepSchema } from './schemas';
import { NEEDED_ANSWERS } from './testing/example-answers';
import { toProfile } from './to-profile';

const TODAY = '2026-11-20';
const NAMES = ['firstName', 'lastName', 'username', 'country', 'city', 'nationality'] as const;

it('a name that registration takes is never empty and never long once it is kept', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NAMES),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom('\u200B', '\u202E', '\u3164', ' ', 'N'.repeat(5000)),
      ),
      (field, text) => {
        const values = { ...NEEDED_ANSWERS, [field]: text };
        fc.pre(v.is(stepSchema(1, TODAY), values));
        const kept = toProfile(values, TODAY)[field];
        expect(kept).not.toBe('');
        expect(Array.from(kept).length).toBeLessThanOrEqual(LIMITS.name);
      },
    ),
    { numRuns: 500 },
  );
});
