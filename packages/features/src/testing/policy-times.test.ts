// Pages and legal documents quote the same policies, so a duration that only one of them names is a contradiction that
// visitors can see.
import { expect, it } from 'vitest';

import { POLICY, spanText } from '../domain/policy';
import { aboutUsCopy } from '#words/pages/about-us/copy';
import { communityGuidelinesCopy } from '#words/pages/community-guidelines/copy';
import { howItWorksCopy } from '#words/pages/how-it-works/copy';
import { privacyPolicyCopy } from '#words/pages/privacy-policy/copy';
import { servicesCopy } from '#words/pages/services/copy';
import { termsOfServiceCopy } from '#words/pages/terms-of-service/copy';
import { unknownDurations, collectText } from './policy-durations';

const reportsAreReviewed = `within ${spanText(POLICY.reports.reviewHours)} hours`;

it.each([
  ['About us', aboutUsCopy, [reportsAreReviewed]],
  ['How it works', howItWorksCopy, [reportsAreReviewed]],
  ['Services', servicesCopy, [reportsAreReviewed]],
  [
    'Community guidelines',
    communityGuidelinesCopy,
    [reportsAreReviewed, `within ${POLICY.appeal.withinDays} days`],
  ],
  ['Terms of service', termsOfServiceCopy, [`appeal within ${POLICY.appeal.withinDays} days`]],
  ['Privacy policy', privacyPolicyCopy, [`answered within ${POLICY.privacy.inquiryDays} days`]],
])('%s names the times of the policies and no others', (_page, copy, times) => {
  const words = collectText(copy);
  expect(unknownDurations(words)).toEqual([]);
  for (const time of times) expect(words).toContain(time);
});
