import { describe, expect, it } from 'vitest';

import { lengthsOfTime, unknownLengths, wordsIn } from './lengths-of-time';

describe('lengths of time', () => {
  it('are found in figures', () => {
    expect(lengthsOfTime('Within 24-48 hours, 5–7 business days, 1 week; aged 18.')).toEqual([
      '24-48 hours',
      '5–7 business days',
      '1 week',
    ]);
  });

  it('outside the table are told apart', () => {
    expect(unknownLengths('An appeal within 30 days, an answer in 14 days.')).toEqual(['14 days']);
  });

  it('are read from every depth of a copy object', () => {
    expect(wordsIn({ a: 'one', b: [{ c: 'two', d: 3 }], e: () => 'never' })).toContain('one\ntwo');
  });
});
