import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  ENFORCEMENT_LADDER,
  LEGAL,
  POLICY,
  REFUND_TYPES,
  type Span,
  spanText,
  VERIFICATION_LEVELS,
} from './policy';

describe('the policy constants', () => {
  it('are those of the specification', () => {
    expect(POLICY).toEqual({
      minimumAge: 18,
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
      coinRwf: 10,
    });
    expect(LEGAL.tocOffsetPx).toBe(100);
  });

  it('name four levels, three refunds and four steps', () => {
    expect(
      [VERIFICATION_LEVELS, REFUND_TYPES, ENFORCEMENT_LADDER].map(({ length }) => length),
    ).toEqual([4, 3, 4]);
  });

  it('run from the shorter to the longer', () => {
    const spans = Object.values(POLICY)
      .flatMap((part): unknown[] => (typeof part === 'object' ? Object.values(part) : []))
      .filter((value): value is Span => Array.isArray(value));
    expect(spans).toHaveLength(7);
    for (const [from, to] of spans) expect(from).toBeLessThan(to);
  });
});

describe('a span', () => {
  it('is written with both ends', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (from, to) => {
        expect(spanText([from, to]).split('-').map(Number)).toEqual([from, to]);
      }),
    );
  });
});
