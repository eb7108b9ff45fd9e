import { describe, expect, it } from 'vitest';

import { POLICY, spanText } from '../../domain/policy';
import { unknownLengths, wordsIn } from '../../testing/lengths-of-time';
import { servicesCopy } from './copy';

const words = wordsIn(servicesCopy);

describe('the words of the page', () => {
  it('give reports the time that the policies give them', () => {
    expect(words).toContain(`within ${spanText(POLICY.reports.reviewHours)} hours`);
  });

  it('promise no length of time that is not in the table', () => {
    expect(unknownLengths(words)).toEqual([]);
  });
});
