import { describe, expect, it } from 'vitest';

import { POLICY } from '../../domain/policy';
import { lengthsOfTime, unknownLengths, wordsIn } from '../../testing/lengths-of-time';
import { privacyPolicyCopy as copy } from './copy';

const words = wordsIn(copy);
const { cookies, privacy, verification } = POLICY;

describe('the short privacy policy', () => {
  it.each([
    `erased after ${privacy.deletedAccountDays} days`,
    `${privacy.analyticsYears} years at most`,
    'Until account deletion',
    `answered within ${privacy.inquiryDays} days`,
    `selfie ${verification.selfieMonths} months`,
    `ID ${verification.idMonths} months`,
    'contact until it changes',
    `theme preference for ${cookies.themeMonths} months`,
    `analytics for ${cookies.analyticsMonths} months`,
    `ads for ${cookies.adsDays} days`,
    'A session and a CSRF cookie for the visit',
    'explicit consent',
  ])('says "%s"', (phrase) => {
    expect(words).toContain(phrase);
  });

  it('promises no length of time that is not in the table', () => {
    expect(lengthsOfTime(words).length).toBeGreaterThan(8);
    expect(unknownLengths(words)).toEqual([]);
  });

  it('names only how long something is kept in the table of what is kept', () => {
    expect(
      copy.collected.list.map(({ kept }) => kept).filter((kept) => /answered/i.test(kept)),
    ).toEqual([]);
  });
});
