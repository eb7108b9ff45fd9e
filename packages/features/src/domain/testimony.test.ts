// Proves TESTIMONY-1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  blockingField,
  EMPTY_TESTIMONY,
  reachableStep,
  stepAfter,
  stepBefore,
  TESTIMONY_STEPS,
  type Testimony,
  testimonyAge,
} from './testimony';

const told: Testimony = {
  ...EMPTY_TESTIMONY,
  name: 'Aline',
  age: '31',
  matchName: 'Patrick',
  experience: 'We were both slow.',
};

describe('a testimony', () => {
  it('starts with five stars and a recommendation', () => {
    expect(EMPTY_TESTIMONY).toMatchObject({ rating: 5, wouldRecommend: true, name: '' });
  });

  it.each([
    [1, {}, undefined],
    [1, { age: '' }, 'age'],
    [1, { name: '', age: '' }, 'name'],
    [2, {}, undefined],
    [1, { name: '\u200B\u2060' }, 'name'],
    [2, { matchName: '\u3164' }, 'matchName'],
    [2, { experience: '\u200B' }, 'experience'],
    [1, { name: 'a'.repeat(121), age: '' }, 'name'],
    [2, { howMet: 'a'.repeat(4001) }, 'howMet'],
    [2, { dateLocation: 'a'.repeat(121) }, 'dateLocation'],
    [2, { howMet: 'a'.repeat(4000), dateLocation: 'a'.repeat(120) }, undefined],
    [3, { name: '', matchName: '' }, undefined],
  ] as const)('step %i with %j is blocked by %s', (step, change, field) => {
    expect(blockingField(step, { ...told, ...change })).toBe(field);
  });

  it.each([
    ['18', 18],
    [' 42 ', 42],
    ['17', undefined],
    ['119', undefined],
    ['', undefined],
    ['30.5', undefined],
  ])('reads the age %j as %s', (typed, age) => {
    expect(testimonyAge(typed)).toBe(age);
  });

  it('never shows a step past a blocked one', () => {
    const anyStep = fc.constantFrom(...TESTIMONY_STEPS);
    const text = fc.string();
    const anyChange = fc.record({ name: text, age: text, matchName: text, experience: text });
    fc.assert(
      fc.property(anyStep, anyChange, (asked, change) => {
        const draft = { ...told, ...change };
        const shown = reachableStep(asked, draft);
        expect(shown).toBeLessThanOrEqual(asked);
        const before = TESTIMONY_STEPS.filter((step) => step < shown);
        expect(before.filter((step) => blockingField(step, draft) !== undefined)).toEqual([]);
      }),
    );
  });

  it('goes forward to the summary and back to the first step', () => {
    expect([1, 2, 3].map((step) => stepAfter(step as 1 | 2 | 3))).toEqual([2, 3, 3]);
    expect([1, 2, 3].map((step) => stepBefore(step as 1 | 2 | 3))).toEqual([1, 1, 2]);
  });
});
