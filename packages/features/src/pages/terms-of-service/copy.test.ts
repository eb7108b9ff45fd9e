import { describe, expect, it } from 'vitest';

import { POLICY, spanText } from '../../domain/policy';
import { lengthsOfTime, unknownLengths, wordsIn } from '../../testing/lengths-of-time';
import { termsOfServiceCopy } from './copy';

const words = wordsIn(termsOfServiceCopy);
const { appeal, notice, legalInquiries, reports, verification } = POLICY;

describe('the short terms', () => {
  it.each([
    'January 15, 2024',
    `at least ${POLICY.minimumAge} years old`,
    'one account only',
    'accurate information',
    `used for ${POLICY.inactiveAccountYears} years are deleted`,
    `within ${spanText(reports.reviewHours)} hours`,
    `appeal within ${appeal.withinDays} days`,
    `in ${spanText(appeal.reviewBusinessDays)} business days`,
    `Legal inquiries are answered in ${spanText(legalInquiries.answerBusinessDays)} business days`,
    `at least ${notice.termsDays} days before it applies`,
    `only with ${notice.priceDays} days’ notice`,
    `the last ${POLICY.liabilityMonths} months`,
    `${POLICY.coinRwf} RWF a coin`,
    `for ${verification.selfieMonths} months`,
    `for ${verification.idMonths} months`,
    `erased after ${POLICY.privacy.deletedAccountDays} days`,
    'a permanent ban carries no appeal',
    'the Terms of Service apply: you may appeal a permanent ban once, within 30 days',
  ])('say "%s"', (phrase) => {
    expect(words).toContain(phrase);
  });

  it('promise no length of time that is not in the table', () => {
    expect(lengthsOfTime(words).length).toBeGreaterThan(10);
    expect(unknownLengths(words)).toEqual([]);
  });

  it('set no time for mediation, as the full terms set none', () => {
    expect(lengthsOfTime(wordsIn(termsOfServiceCopy.disputes))).toEqual([]);
  });
});
