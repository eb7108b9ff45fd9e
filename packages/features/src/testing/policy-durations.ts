import { POLICY, spanText } from '../domain/policy';

/** The durations that pages and documents may name. */
const KNOWN = [
  `${spanText(POLICY.enforcement.featureLimitHours)} hours`,
  `${spanText(POLICY.enforcement.suspensionDays)} days`,
  `${POLICY.appeal.withinDays} days`,
  `${spanText(POLICY.appeal.reviewBusinessDays)} business days`,
  `${spanText(POLICY.reports.reviewHours)} hours`,
  `${POLICY.inactiveAccountYears} years`,
  `${POLICY.minimumAge} years`,
  `${POLICY.verification.selfieMonths} months`,
  `${POLICY.verification.idMonths} months`,
  `${POLICY.cookies.analyticsMonths} months`,
  `${POLICY.cookies.adsDays} days`,
  `${spanText(POLICY.refunds.responseBusinessDays)} business days`,
  `${spanText(POLICY.refunds.bankBusinessDays)} business days`,
  `${POLICY.support.emailHours} hours`,
  `${POLICY.support.premiumMinutes} minutes`,
];
const LENGTH_OF_TIME =
  /\d+(?:[-–]\d+)? (?:business |working )?(?:minute|hour|day|week|month|year)s?\b/g;

/** Returns the durations named in a text. */
const lengthsOfTime = (text: string): string[] =>
  [...text.matchAll(LENGTH_OF_TIME)].map(([found]) => found);

/** Returns the durations in a text that are not in the policy table. */
export const unknownDurations = (text: string): string[] =>
  lengthsOfTime(text).filter((found) => !KNOWN.includes(found));

/** Joins all strings of a copy object into one text. */
export const collectText = (copy: unknown): string =>
  typeof copy === 'string'
    ? copy
    : typeof copy === 'object' && copy !== null
      ? Object.values(copy).map(collectText).join('\n')
      : '';
