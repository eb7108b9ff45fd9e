import { POLICY, spanText } from '../domain/policy';

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

const lengthsOfTime = (text: string): string[] =>
  [...text.matchAll(LENGTH_OF_TIME)].map(([found]) => found);

export const unknownDurations = (text: string): string[] =>
  lengthsOfTime(text).filter((found) => !KNOWN.includes(found));

export const collectText = (copy: unknown): string =>
  typeof copy === 'string'
    ? copy
    : typeof copy === 'object' && copy !== null
      ? Object.values(copy).map(collectText).join('\n')
      : '';
