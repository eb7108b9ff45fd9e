import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { POLICY, type Span, spanText } from './policy';

describe('the policy constants', () => {
  it('run from shorter to longer', () => {
    const spans = Object.values(POLICY)
      .flatMap((part): unknown[] => (typeof part === 'object' ? Object.values(part) : []))
      .filter((value): value is Span => Array.isArray(value));
    expect(spans).toHaveLength(7);
    for (const [from, to] of spans) expect(from).toBeLessThan(to);
  });
});

describe('a span', () => {
  it('is formatted with both ends', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (from, to) => {
        expect(spanText([from, to]).split('-').map(Number)).toEqual([from, to]);
      }),
    );
  });
});
