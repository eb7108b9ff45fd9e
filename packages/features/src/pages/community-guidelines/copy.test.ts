import { describe, expect, it } from 'vitest';

import { ENFORCEMENT_LADDER, POLICY, spanText } from '../../domain/policy';
import { lengthsOfTime, unknownLengths, wordsIn } from '../../testing/lengths-of-time';
import { communityGuidelinesCopy as copy } from './copy';

const words = wordsIn(copy);
const { appeal, enforcement, reports } = POLICY;

describe('the short guidelines', () => {
  it.each([
    `within ${spanText(reports.reviewHours)} hours`,
    `For ${spanText(enforcement.featureLimitHours)} hours`,
    `For ${spanText(enforcement.suspensionDays)} days`,
    `within ${appeal.withinDays} days`,
    `in ${spanText(appeal.reviewBusinessDays)} business days`,
    'A permanent ban carries no appeal',
    'list an appeal for each reason',
    'the Terms of Service apply: you may appeal a permanent ban once, within 30 days',
  ])('say "%s"', (phrase) => {
    expect(words).toContain(phrase);
  });

  it('promise no length of time that is not in the table', () => {
    expect(lengthsOfTime(words).length).toBeGreaterThan(3);
    expect(unknownLengths(words)).toEqual([]);
  });

  it('name the severities of the specification', () => {
    expect(copy.unacceptable.list.map(({ name, severity }) => [name, severity])).toEqual([
      ['Harassment & Abuse', 'high'],
      ['Deceptive Practices', 'high'],
      ['Inappropriate Content', 'medium'],
      ['Commercial Activity', 'medium'],
    ]);
  });

  it('climb the ladder', () => {
    expect(copy.enforcement.list.map(({ step }) => step.toLowerCase())).toEqual([
      ...ENFORCEMENT_LADDER,
    ]);
  });
});
