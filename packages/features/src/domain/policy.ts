import { AGE } from './constants';

export type Span = readonly [from: number, to: number];

/** Every duration, limit and number that the legal documents promise, with its unit in the name (POLICY-1). */
export const POLICY = {
  minimumAge: AGE.minimum,
  enforcement: { featureLimitHours: [24, 72], suspensionDays: [7, 30] },
  appeal: { withinDays: 30, reviewBusinessDays: [5, 7] },
  reports: { reviewHours: [24, 48] },
  legalInquiries: { answerBusinessDays: [5, 7] },
  notice: { termsDays: 30, priceDays: 30 },
  inactiveAccountYears: 2,
  liabilityMonths: 12,
  privacy: { deletedAccountDays: 30, analyticsYears: 2, inquiryDays: 30 },
  verification: { selfieMonths: 12, idMonths: 24 },
  cookies: { analyticsMonths: 14, adsDays: 90, themeMonths: 24 },
  refunds: { responseBusinessDays: [3, 5], bankBusinessDays: [5, 10] },
  support: { emailHours: 2, premiumMinutes: 15 },
} as const satisfies Record<string, number | Record<string, number | Span>>;

/** The scroll offset of headings in the legal hub, in pixels (POLICY-1). */
export const LEGAL = { tocOffsetPx: 100 } as const;

/** Formats a span as in the documents, such as "24-72". */
export function spanText([from, to]: Span): string {
  return `${from}-${to}`;
}
